import AXSyntax
import AXTree

extension InputFormat {
    /// The tree of Calabash's DeviceAgent.
    public static let deviceAgent = InputFormat(
        "deviceagent", tool: "DeviceAgent", summary: "The tree of Calabash's DeviceAgent.",
        dump: "curl -s localhost:27753/1.0/tree",
        reader: .json(claim: DeviceAgentFormat.claim, read: DeviceAgentFormat.screens))
}

/// Reads the answer of DeviceAgent's route `/1.0/tree`.
///
/// Source: calabash/DeviceAgent.iOS (`JSONUtils.m`, `Application.m`). The keys differ from those of WebDriverAgent, though
/// both describe a snapshot of XCUITest. A text that is missing is null or left out. Nothing tells which elements are
/// exposed. Frames are rounded to whole points, which older versions did not do.
struct DeviceAgentFormat: JSONDumpReader {
    var fields: JSONFields
    var screen = Screen(
        elements: [], carries: [.type, .label, .identifier, .value, .frame, .children], exposure: .inferred)
    /// Whether some frame is not in whole points.
    private var hasFraction = false

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    static func claim(on document: JSONDocument) -> FormatClaim? {
        guard let first = document.firstRoot(at: 0), document.member("type", of: first) != nil else { return nil }
        let isElement = ["hitable", "hit_point", "test_id"].contains { document.member($0, of: first) != nil }
        return isElement ? .certain : nil
    }

    enum Key: String, CaseIterable {
        case type, label, id, value, placeholder, rect, enabled, selected, hitable, children
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element()
        var children = 0
    }

    func roots() -> Range<Int> { document.roots(at: 0) }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .type: draft.element.type = type(at: value)
        case .label: draft.element.label = fields.nonEmptyText(at: value)
        case .id: draft.element.identifier = fields.nonEmptyText(at: value)
        case .value: draft.element.value = self.value(at: value)
        case .placeholder:
            draft.element.placeholder = fields.nonEmptyText(at: value)
            screen.carries.insert(.placeholder)
        case .rect: draft.element.frame = frame(at: value)
        case .enabled: if let flag = flag(.enabled, at: value) { draft.element.isEnabled = flag }
        case .selected: if let flag = flag(.selected, at: value) { draft.element.isSelected = flag }
        case .hitable: if let flag = flag(.visible, at: value) { draft.element.isVisible = flag }
        case .children: draft.children = fields.list(at: value)
        }
    }

    /// The type, which has XCUITest's name except for `TimeLine`.
    private mutating func type(at index: Int) -> ElementType {
        guard let name = fields.text(at: index, "an element type") else { return .other }
        return name == "TimeLine" ? .timeline : ElementType(xcuiName: name) ?? .other
    }

    /// A value, which may be any JSON.
    private mutating func value(at index: Int) -> String? {
        switch document.nodes[index].kind {
        case .object, .array: return nil
        default:
            let text = fields.looseText(at: index)
            return text == "" ? nil : text
        }
    }

    private mutating func frame(at index: Int) -> Rect? {
        switch document.nodes[index].kind {
        case .null: return nil
        case .object:
            let frame = fields.frame(object: index)
            if let frame, !frame.isWhole { hasFraction = true }
            return frame
        default:
            fields.report(index, expected: "an object with x, y, width and height")
            return nil
        }
    }

    mutating func finishScreen() {
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
