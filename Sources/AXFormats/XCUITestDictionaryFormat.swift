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
    var fields = DumpFields()
    var screen = Screen(elements: [], carries: [], exposure: .inferred)

    static func claim(on root: JSONValue) -> FormatClaim? {
        if root["axElement"] != nil { return .certain }
        return root.itemsOrSelf.first?["elementType"]?.kind == .number ? .certain : nil
    }

    static let keys = ElementKeys<Self>(
        always: [
            "elementType": .own(.type) { $2.element.type = $0.type($1) }, "label": .nonEmpty(.label),
            "identifier": .nonEmpty(.identifier), "placeholderValue": .nonEmpty(.placeholder),
            "value": .own(.value) { $2.element.value = $1.kind == .string ? $0.fields.nonEmptyText($1) : nil },
            "children": .children,
        ],
        [
            "enabled": .loose(.enabled), "selected": .loose(.selected),
            "frame": .own(.frame) { $2.element.frame = $0.frame($1) },
        ])

    func roots(of root: JSONValue) -> JSONItems { (root["axElement"] ?? root).itemsOrSelf }

    mutating func finishScreen(of root: JSONValue) {
        screen.scope = .device
        screen.takeSize(of: screen.elements.first { $0.type == .application })
    }

    /// The type with a number of `XCUIElement.ElementType`. An unknown number, and the type `any` of the element that
    /// Maestro puts around others, are `other`.
    private mutating func type(_ value: JSONValue) -> ElementType {
        guard let number = fields.number(value) else { return .other }
        let type = UInt8(exactly: number).flatMap { ElementType(rawValue: $0) } ?? .other
        return type == .any ? .other : type
    }

    private mutating func frame(_ value: JSONValue) -> Rect? {
        if value.kind == .string { return fields.counted(Rect(braces: value.content)) }
        guard value.kind == .object else {
            return fields.null(value, expected: "an object with X, Y, Width and Height")
        }
        let edges = ["X", "Y", "Width", "Height"].compactMap { value[$0] }.map { fields.coordinate($0) }
        guard edges.count == 4 else {
            fields.report(value, found: "a frame without all its numbers", expected: "X, Y, Width and Height")
            return nil
        }
        return fields.frame(edges[0], edges[1], edges[2], edges[3])
    }
}
