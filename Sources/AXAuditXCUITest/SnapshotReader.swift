#if canImport(XCUIAutomation)
    import AXAudit
    import Foundation
    import XCUIAutomation

    /// Reads what XCUITest tells of elements.
    @MainActor
    struct SnapshotReader {
        /// Whether the private property `traits` of a snapshot is read.
        let readsPrivateTraits: Bool

        /// The snapshot of an element: one question to the app, whatever is in it.
        func snapshot(of element: XCUIElement) throws(CaptureError) -> any XCUIElementSnapshot {
            do { return try element.snapshot() } catch {
                if let app = element as? XCUIApplication, app.state == .notRunning || app.state == .unknown {
                    throw CaptureError.notRunning
                }
                throw CaptureError.notFound("\(error)")
            }
        }

        /// An element and all that is in it.
        func tree(_ snapshot: any XCUIElementSnapshot) -> [Element] {
            var tree = ElementTree()
            read(snapshot, into: &tree)
            return tree.takeElements()
        }

        private func read(_ snapshot: any XCUIElementSnapshot, into tree: inout ElementTree) {
            tree.open(element(snapshot))
            for child in snapshot.children { read(child, into: &tree) }
            tree.close()
        }

        /// An element by itself. XCUITest has an empty text where there is none.
        func element(_ snapshot: any XCUIElementSnapshot) -> Element {
            var element = Element(UInt8(exactly: snapshot.elementType.rawValue).flatMap(ElementType.init) ?? .other)
            element.label = snapshot.label.isEmpty ? nil : snapshot.label
            element.identifier = snapshot.identifier.isEmpty ? nil : snapshot.identifier
            element.value = text(snapshot.value)
            element.placeholder = snapshot.placeholderValue.flatMap { $0.isEmpty ? nil : $0 }
            element.isEnabled = snapshot.isEnabled
            element.isSelected = snapshot.isSelected
            element.frame = frame(snapshot.frame)
            if readsPrivateTraits { element.traits = traits(snapshot) }
            return element
        }

        /// A value as a text; a switch has "1", a slider a number.
        private func text(_ value: Any?) -> String? {
            switch value {
            case let text as String: text.isEmpty ? nil : text
            case let number as NSNumber: number.stringValue
            default: nil
            }
        }

        private func frame(_ frame: CGRect) -> Rect? {
            Rect(
                reasonable: Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }

        /// The traits; nil where this version of XCUITest does not have the property, or has something else in it.
        private func traits(_ snapshot: any XCUIElementSnapshot) -> Traits? {
            guard let object = snapshot as? NSObject, object.responds(to: Selector(("traits"))),
                let number = object.value(forKey: "traits") as? NSNumber
            else { return nil }
            return Traits(rawValue: number.uint64Value)
        }
    }
#endif
