import AXSyntax
import AXTree

/// XCUIElementSnapshot's dictionaryRepresentation as JSON, bare or in the reply of Maestro's driver (`axElement`).
///
/// Read from mobile-dev-inc/maestro (`AXElement.swift`, `ViewHierarchyHandler.swift`). A text that is missing is empty, a
/// value that is no text is left out. Nothing tells where VoiceOver stops.
struct XCUITestDictionaryFormat {
    private let document: JSONDocument
    private var fields: JSONFields
    private var screen = Screen(
        elements: [], carries: [.type, .label, .identifier, .value, .placeholder, .children], exposure: .inferred)

    /// Whether a JSON text is such a dictionary.
    static func claims(_ document: JSONDocument) -> Bool {
        if document.member("axElement", of: 0) != nil { return true }
        guard let first = document.firstRoot(at: 0), let type = document.member("elementType", of: first) else {
            return false
        }
        return document.nodes[type].kind == .number
    }

    /// The one screen of a dictionary.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var format = XCUITestDictionaryFormat(document)
        let screen = format.read()
        guard format.fields.errors.isEmpty else { throw SyntaxErrors(format.fields.errors) }
        return [screen]
    }

    private init(_ document: JSONDocument) {
        self.document = document
        fields = JSONFields(document)
    }

    private mutating func read() -> Screen {
        let document = document
        let (first, end) = document.roots(at: document.member("axElement", of: 0) ?? 0)
        let (elements, error) = document.elements(from: first, to: end) { element($0) }
        if let error { fields.report(error) }
        screen.elements = elements
        screen.takeSize(of: elements.first { $0.type == .application })
        screen.notes += fields.takeNotes()
        return screen
    }

    private mutating func element(_ object: Int) -> (element: Element, children: Int) {
        var element = Element()
        guard document.nodes[object].kind == .object else {
            fields.report(object, expected: "an element")
            return (element, 0)
        }
        element.offset = Int(document.nodes[object].start)
        var children = 0
        var seen: UInt32 = 0
        var key = object + 1
        let end = Int(document.nodes[object].end)
        while key < end {
            let at = key + 1
            key = document.next(after: at)
            guard let index = document.word(at: at - 1, in: Self.keys) else { continue }
            fields.meet(index, at: at - 1, &seen)
            switch Key.allCases[index] {
            case .elementType: element.type = type(at)
            case .label: element.label = text(at)
            case .identifier: element.identifier = text(at)
            case .value: element.value = document.nodes[at].kind == .string ? text(at) : nil
            case .placeholderValue: element.placeholder = text(at)
            case .enabled:
                element.isEnabled = fields.looseFlag(at: at) ?? true
                screen.carries.insert(.enabled)
            case .selected:
                element.isSelected = fields.looseFlag(at: at) ?? false
                screen.carries.insert(.selected)
            case .frame:
                element.frame = frame(at)
                screen.carries.insert(.frame)
            case .children: children = fields.list(at: at)
            }
        }
        return (element, children)
    }

    private mutating func text(_ index: Int) -> String? {
        fields.text(at: index).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The type of a number; one that has no name, and that of the element Maestro puts around others, says nothing.
    private mutating func type(_ index: Int) -> ElementType {
        guard let number = fields.number(at: index) else { return .other }
        let type = UInt8(exactly: number).flatMap { ElementType(rawValue: $0) } ?? .other
        return type == .any ? .other : type
    }

    private mutating func frame(_ index: Int) -> Rect? {
        switch document.nodes[index].kind {
        case .null: return nil
        case .string: return fields.counted(Rect(braces: document.string(at: index)))
        case .object: break
        default:
            fields.report(index, expected: "an object with X, Y, Width and Height")
            return nil
        }
        var values: (Double?, Double?, Double?, Double?)
        for key in document.keys(of: index) {
            switch document.word(at: key, in: Self.edges) {
            case 0: values.0 = fields.coordinate(at: key + 1)
            case 1: values.1 = fields.coordinate(at: key + 1)
            case 2: values.2 = fields.coordinate(at: key + 1)
            case 3: values.3 = fields.coordinate(at: key + 1)
            default: break
            }
        }
        guard let x = values.0, let y = values.1, let width = values.2, let height = values.3 else {
            fields.report(
                SyntaxError(
                    at: document.offset(of: index), found: "a frame without all its numbers",
                    expected: "X, Y, Width and Height"))
            return nil
        }
        return fields.frame(x, y, width, height)
    }

    private enum Key: String, CaseIterable {
        case elementType, label, identifier, value, placeholderValue, enabled, selected, frame, children
    }

    private static let keys = WordTable(Key.allCases.map(\.rawValue))
    private static let edges = WordTable(["X", "Y", "Width", "Height"])
}
