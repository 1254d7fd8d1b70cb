import AXSyntax
import AXTree

/// Reads the one screen of a JSON dump whose elements are objects with known keys.
///
/// `readScreen()` calls the requirements in this order: `roots()`; then, for each element in preorder, `readDraft(at:)`
/// (which calls `read(_:at:into:)` for each known key, then `finish(_:)`); then `finishScreen()`.
protocol JSONDumpReader {
    /// The known keys of an element. Other keys are ignored.
    associatedtype Key: CaseIterable & RawRepresentable<String> & Sendable
    associatedtype Draft: ElementDraft

    static var keys: KeyTable<Key> { get }

    /// The document, and the errors and notes about it.
    var fields: JSONFields { get set }
    /// The screen. The driver sets its elements.
    var screen: Screen { get set }

    init(_ document: JSONDocument)

    /// Returns the nodes of the top-level elements: `document.roots(at:)` of the list that holds them.
    mutating func roots() -> Range<Int>

    /// Returns the element at `node`. The default implementation expects an object.
    mutating func readDraft(at node: Int) -> Draft

    /// Reads the value of a key of an element.
    mutating func read(_ key: Key, at value: Int, into draft: inout Draft)

    /// Completes an element after its last key.
    mutating func finish(_ draft: inout Draft)

    /// Completes the screen after its last element.
    mutating func finishScreen()
}

extension JSONDumpReader {
    var document: JSONDocument { fields.document }

    mutating func readDraft(at node: Int) -> Draft {
        guard document.nodes[node].kind == .object else {
            fields.report(node, expected: "an element")
            return Draft()
        }
        return readObject(at: node, offset: Int(document.nodes[node].start))
    }

    mutating func finish(_ draft: inout Draft) {}

    mutating func finishScreen() {}

    /// Reads the keys of the object at `node` into an element that begins at byte `offset`.
    mutating func readObject(at node: Int, offset: Int) -> Draft {
        var draft = Draft()
        draft.element.offset = offset
        var keys = KnownKeys(Self.keys, of: node, in: document)
        while let (key, value) = keys.next(&fields) { read(key, at: value, into: &draft) }
        finish(&draft)
        return draft
    }

    /// Reads a flag and records that the dump carries the attribute, or returns `nil` if the value is no flag.
    mutating func flag(_ attribute: Attribute, at value: Int) -> Bool? {
        guard let flag = fields.looseFlag(at: value) else { return nil }
        screen.carries.insert(attribute)
        return flag
    }

    /// Returns the screen. The errors are in `fields`.
    mutating func readScreen() -> Screen {
        let roots = roots()
        let (elements, error) = document.elements(from: roots.lowerBound, to: roots.upperBound) { node in
            let draft = readDraft(at: node)
            return (draft.element, draft.children)
        }
        if let error { fields.report(error) }
        screen.elements = elements
        screen.notes += fields.takeNotes()
        finishScreen()
        return screen
    }

    /// Returns the one screen of a document.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var reader = Self(document)
        let screen = reader.readScreen()
        guard reader.fields.errors.isEmpty else { throw SyntaxErrors(reader.fields.errors) }
        return [screen]
    }
}
