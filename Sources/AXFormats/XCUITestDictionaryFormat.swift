import AXSyntax
import AXTree

extension InputFormat {
    /// `XCUIElementSnapshot.dictionaryRepresentation` as JSON, as Maestro's driver sends it.
    public static let xcuitestDictionary = InputFormat(
        "xcuitest-dictionary", tool: "XCUITest", summary: "XCUIElementSnapshot's dictionaryRepresentation as JSON.",
        dump: "XCUIElementSnapshot",
        reader: .json(claim: XCUITestDictionaryFormat.claim, read: XCUITestDictionaryFormat.screens))
}

/// Reads `XCUIElementSnapshot.dictionaryRepresentation` as JSON, bare or in the answer of Maestro's driver (`axElement`).
///
/// Source: mobile-dev-inc/maestro (`AXElement.swift`, `ViewHierarchyHandler.swift`). A text that is missing is empty; a
/// value that is not a text is left out. Nothing tells which elements are exposed.
struct XCUITestDictionaryFormat: JSONDumpReader {
    var fields: JSONFields
    var screen = Screen(
        elements: [], carries: [.type, .label, .identifier, .value, .placeholder, .children], exposure: .inferred)

    init(_ document: JSONDocument) { fields = JSONFields(document) }

    static func claim(on document: JSONDocument) -> FormatClaim? {
        if document.member("axElement", of: 0) != nil { return .certain }
        guard let first = document.firstRoot(at: 0), let type = document.member("elementType", of: first) else {
            return nil
        }
        return document.nodes[type].kind == .number ? .certain : nil
    }

    enum Key: String, CaseIterable {
        case elementType, label, identifier, value, placeholderValue, enabled, selected, frame, children
    }

    static let keys = KeyTable<Key>()

    struct Draft: ElementDraft {
        var element = Element()
        var children = 0
    }

    func roots() -> Range<Int> { document.roots(at: document.member("axElement", of: 0) ?? 0) }

    mutating func read(_ key: Key, at value: Int, into draft: inout Draft) {
        switch key {
        case .elementType: draft.element.type = type(at: value)
        case .label: draft.element.label = fields.nonEmptyText(at: value)
        case .identifier: draft.element.identifier = fields.nonEmptyText(at: value)
        case .value:
            draft.element.value = document.nodes[value].kind == .string ? fields.nonEmptyText(at: value) : nil
        case .placeholderValue: draft.element.placeholder = fields.nonEmptyText(at: value)
        case .enabled:
            draft.element.isEnabled = fields.looseFlag(at: value) ?? true
            screen.carries.insert(.enabled)
        case .selected:
            draft.element.isSelected = fields.looseFlag(at: value) ?? false
            screen.carries.insert(.selected)
        case .frame:
            draft.element.frame = frame(at: value)
            screen.carries.insert(.frame)
        case .children: draft.children = fields.list(at: value)
        }
    }

    mutating func finishScreen() { screen.takeSize(of: screen.elements.first { $0.type == .application }) }

    /// The type with a number of `XCUIElement.ElementType`. An unknown number, and the type `any` of the element that
    /// Maestro puts around others, are `other`.
    private mutating func type(at index: Int) -> ElementType {
        guard let number = fields.number(at: index) else { return .other }
        let type = UInt8(exactly: number).flatMap { ElementType(rawValue: $0) } ?? .other
        return type == .any ? .other : type
    }

    private mutating func frame(at index: Int) -> Rect? {
        switch document.nodes[index].kind {
        case .null: return nil
        case .string: return fields.counted(Rect(braces: document.string(at: index)))
        case .object: break
        default:
            fields.report(index, expected: "an object with X, Y, Width and Height")
            return nil
        }
        var edges = [Double?](repeating: nil, count: Self.edges.words.count)
        for key in document.keys(of: index) {
            if let edge = document.word(at: key, in: Self.edges) { edges[edge] = fields.coordinate(at: key + 1) }
        }
        guard let x = edges[0], let y = edges[1], let width = edges[2], let height = edges[3] else {
            fields.report(
                SyntaxError(
                    at: document.offset(of: index), found: "a frame without all its numbers",
                    expected: "X, Y, Width and Height"))
            return nil
        }
        return fields.frame(x, y, width, height)
    }

    private static let edges = WordTable(["X", "Y", "Width", "Height"])
}
