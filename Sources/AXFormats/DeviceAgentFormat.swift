import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// The tree of Calabash's DeviceAgent.
    public static let deviceAgent = InputFormat(
        "deviceagent", tool: "DeviceAgent", summary: "The tree of Calabash's DeviceAgent.",
        dump: "curl -s localhost:27753/1.0/tree",
        words: ["\"hitable\"", "\"hit_point\"", "\"rect\"", "\"type\"", "\"label\""],
        reader: .json(claim: DeviceAgentFormat.claim, read: DeviceAgentFormat.screens))
}

/// Reads the answer of DeviceAgent's route `/1.0/tree`.
///
/// Source: calabash/DeviceAgent.iOS (`JSONUtils.m`, `Application.m`). The keys differ from those of WebDriverAgent,
/// though both describe a snapshot of XCUITest. A text that is missing is null or left out. Nothing tells which
/// elements are exposed. Frames are rounded to whole points, which older versions did not do.
struct DeviceAgentFormat: JSONDumpReader {
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [], exposure: .inferred)
    /// Whether some frame is not in whole points.
    private var hasFraction = false

    static func claim(on root: JSONValue) -> FormatClaim? {
        guard let first = root.itemsOrSelf.first, first["type"] != nil else { return nil }
        let isElement = ["hitable", "hit_point", "test_id"].contains { first[$0] != nil }
        return isElement ? .certain : nil
    }

    static let keys = ElementKeys<Self>(
        always: [
            "type": .own(.type) { $2.element.type = $0.type($1) }, "label": .nonEmpty(.label),
            "id": .nonEmpty(.identifier), "value": .own(.value) { $2.element.value = $0.value($1) },
            "rect": .own(.frame) { $2.element.frame = $0.frame($1) }, "children": .children,
        ],
        [
            "placeholder": .nonEmpty(.placeholder), "enabled": .loose(.enabled), "selected": .loose(.selected),
            "hitable": .loose(.visible),
        ])

    /// The type, which has XCUITest's name except for `TimeLine`.
    private mutating func type(_ value: JSONValue) -> ElementType {
        guard let name = fields.text(value, "an element type") else { return .other }
        return name == "TimeLine" ? .timeline : ElementType(xcuiName: name) ?? .other
    }

    /// A value, which may be any JSON.
    private mutating func value(_ value: JSONValue) -> String? {
        value.isContainer ? nil : fields.looseText(value).flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func frame(_ value: JSONValue) -> Rect? {
        guard value.kind == .object else {
            return fields.null(value, expected: "an object with x, y, width and height")
        }
        let frame = fields.frame(object: value)
        if let frame, !frame.isWhole { hasFraction = true }
        return frame
    }

    mutating func finishScreen(of root: JSONValue) {
        screen.scope = .device
        for index in screen.elements.indices {
            let element = screen.elements[index]
            // Older versions wrote the label as the identifier of an element that has none.
            if element.identifier == element.label { screen.elements[index].identifier = nil }
            // The value of a text is its label, and that of an empty text field its placeholder.
            let copied = element.type == .staticText ? element.label : element.isTextInput ? element.placeholder : nil
            if element.value == copied { screen.elements[index].value = nil }
        }
        // Only the front element at a point is hit, so a container counts as visible if something inside it is hit.
        for index in screen.elements.indices.reversed() where screen.elements[index].isVisible == true {
            if let parent = screen.elements[index].parent { screen.elements[parent].isVisible = true }
        }
        screen.takeSize(of: screen.elements.first { $0.type == .application })
        screen.frameTolerance = hasFraction ? 0.1 : 0.5
    }
}
