import AXDumps
import AXSyntax
import AXTree

/// An event of a crawl of droidbot, of `events/event_*.json`: what droidbot did between two states.
///
/// Source: honeynet/droidbot (`input_event.py`).
package struct DroidbotEvent: Sendable {
    /// A touch of a view or of a point.
    struct Touch: Sendable {
        /// The view as the event has it; `nil` if it has none.
        var view: View?
        /// The point in pixels; `nil` if droidbot touched the middle of the view.
        var point: Point?
        /// Whether the view says that it can be clicked or long-clicked.
        var isClickable = false
    }

    /// What tells a view of a state from others.
    struct View: Hashable, Sendable {
        var className: String?
        var identifier: String?
        var text: String?
        var description: String?
        var frame: Rect?
    }

    /// The identifiers of the states before and after it.
    let (start, stop): (String, String)
    /// What was touched; `nil` for another event, such as scrolling or a key.
    let touch: Touch?
    /// The package of the touched view, or `nil` if the event does not tell it.
    let package: String?

    /// Reads the contents of a file; `nil` if it is no event.
    package init?(_ bytes: [UInt8]) {
        guard let root = try? JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength).root,
            let start = root["start_state"]?.text, let stop = root["stop_state"]?.text, let event = root["event"],
            let type = event["event_type"]?.text
        else { return nil }
        (self.start, self.stop) = (start, stop)
        let view = event.optional("view")
        package = view?["package"]?.text
        guard type == "touch" || type == "long_touch" else {
            touch = nil
            return
        }
        let point = event["x"]?.number.flatMap { x in event["y"]?.number.map { Point(x: x, y: $0) } }
        let isReasonable = point.map { Rect.reasonable.contains($0.x) && Rect.reasonable.contains($0.y) } ?? true
        let touched = Touch(
            view: view.map(View.init), point: isReasonable ? point : nil,
            isClickable: ["clickable", "long_clickable"].contains { view?[$0]?.flag == true })
        touch = touched.view == nil && touched.point == nil ? nil : touched
    }
}

extension DroidbotEvent.View {
    /// Reads the attributes of a view as `DroidbotFormat` reads those of the views of a state.
    init(_ value: JSONValue) {
        func text(_ key: String) -> String? { value[key]?.text.flatMap { $0.isEmpty ? nil : $0 } }
        (className, identifier) = (text("class"), text("resource_id"))
        (self.text, description) = (text("text"), text("content_description"))
        frame = value["bounds"]?.twoPairs.flatMap { left, top, right, bottom in
            Rect(reasonable: left, top, max(right - left, 0), max(bottom - top, 0))
        }
    }

    /// The view of an element of a state.
    init(_ element: Element) {
        (className, identifier) = (element.platformType, element.identifier)
        (text, description) = (element.view?.text, element.view?.contentDescription)
        frame = element.frame
    }

    /// The view wherever it is.
    var anywhere: DroidbotEvent.View {
        var copy = self
        copy.frame = nil
        return copy
    }
}
