import AXDumps
import AXSyntax
import AXTree

extension InputFormat {
    /// `XCUIElementSnapshot.dictionaryRepresentation` as JSON, as Maestro's driver sends it.
    public static let xcuitestDictionary = InputFormat(
        "xcuitest-dictionary", tool: "XCUITest", summary: "XCUIElementSnapshot's dictionaryRepresentation as JSON.",
        dump: "XCUIElementSnapshot",
        words: ["\"elementType\"", "\"placeholderValue\"", "\"frame\"", "\"axElement\"", "\"X\""],
        reader: .json(claim: XCUITestDictionaryFormat.claim, read: XCUITestDictionaryFormat.screens))
}

/// Reads `XCUIElementSnapshot.dictionaryRepresentation` as JSON, bare or in the answer of Maestro's driver
/// (`axElement`).
///
/// Source: mobile-dev-inc/maestro (`AXElement.swift`, `ViewHierarchyHandler.swift`). A text that is missing is empty; a
/// value that is not a text is left out. Nothing tells which elements are exposed.
struct XCUITestDictionaryFormat: JSONDumpReader {
    var fields = JSONFields()
    var screen = Screen(
        elements: [], carries: [.type, .label, .identifier, .value, .placeholder, .children], exposure: .inferred)

    let root: JSONValue

    init(_ root: JSONValue) {
        self.root = root
        screen.scope = .device
    }

    static func claim(on root: JSONValue) -> FormatClaim? {
        if root["axElement"] != nil { return .certain }
        guard let first = root.itemsOrSelf.first, let type = first["elementType"] else {
            return nil
        }
        return type.kind == .number ? .certain : nil
    }

    enum Key: String, CaseIterable {
        case elementType, label, identifier, value, placeholderValue, enabled, selected, frame, children
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element()
        var children: JSONItems?
    }

    func roots() -> JSONItems { (root["axElement"] ?? root).itemsOrSelf }

    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft) {
        switch key {
        case .elementType: draft.element.type = type(value)
        case .label: draft.element.label = fields.nonEmptyText(value)
        case .identifier: draft.element.identifier = fields.nonEmptyText(value)
        case .value:
            draft.element.value = value.kind == .string ? fields.nonEmptyText(value) : nil
        case .placeholderValue: draft.element.placeholder = fields.nonEmptyText(value)
        case .enabled: draft.element.isEnabled = carried(.enabled, fields.looseFlag(value) ?? true)
        case .selected: draft.element.isSelected = carried(.selected, fields.looseFlag(value) ?? false)
        case .frame: draft.element.frame = carried(.frame, frame(value))
        case .children: draft.children = fields.list(value)
        }
    }

    mutating func finishScreen() { screen.takeSize(of: screen.elements.first { $0.type == .application }) }

    /// The type with a number of `XCUIElement.ElementType`. An unknown number, and the type `any` of the element that
    /// Maestro puts around others, are `other`.
    private mutating func type(_ value: JSONValue) -> ElementType {
        guard let number = fields.number(value) else { return .other }
        let type = UInt8(exactly: number).flatMap { ElementType(rawValue: $0) } ?? .other
        return type == .any ? .other : type
    }

    private mutating func frame(_ value: JSONValue) -> Rect? {
        switch value.kind {
        case .null: return nil
        case .string: return fields.counted(Rect(braces: value.content))
        case .object: break
        default:
            fields.report(value, expected: "an object with X, Y, Width and Height")
            return nil
        }
        var edges: [String: Double] = [:]
        for member in value.members where Self.edges.contains(member.name) {
            edges[member.name] = fields.coordinate(member.value)
        }
        guard let x = edges["X"], let y = edges["Y"], let width = edges["Width"], let height = edges["Height"] else {
            fields.report(
                value.error(
                    found: "a frame without all its numbers",
                    expected: "X, Y, Width and Height"))
            return nil
        }
        return fields.frame(x, y, width, height)
    }

    private static let edges = ["X", "Y", "Width", "Height"]
}
