import AXSyntax
import AXTree

/// Reads the one screen of a JSON dump whose elements are objects with known keys.
///
/// `readScreen()` calls the requirements in this order: `roots()`; then, for each element in preorder, `readDraft(_:)`
/// (which calls `read(_:_:into:)` for each known key, then `finish(_:)`); then `finishScreen()`.
package protocol JSONDumpReader {
    /// The known keys of an element. Other keys are ignored.
    associatedtype Key: CaseIterable & RawRepresentable<String> & Sendable
    associatedtype Draft: ElementDraft

    static var keys: KeyTable<Key> { get }

    /// The value that has the screen.
    var root: JSONValue { get }
    /// The errors and notes about the dump.
    var fields: JSONFields { get set }
    /// The screen. The driver sets its elements.
    var screen: Screen { get set }

    init(_ root: JSONValue)

    /// Returns the top-level elements: `itemsOrSelf` of the list that has them.
    mutating func roots() -> JSONItems

    /// Returns the element that a value describes. The default implementation expects an object.
    mutating func readDraft(_ value: JSONValue) -> Draft

    /// Reads the value of a key of an element.
    mutating func read(_ key: Key, _ value: JSONValue, into draft: inout Draft)

    /// Completes an element after its last key.
    mutating func finish(_ draft: inout Draft)

    /// Completes the screen after its last element.
    mutating func finishScreen()
}

extension JSONDumpReader {
    package mutating func readDraft(_ value: JSONValue) -> Draft {
        guard value.kind == .object else {
            fields.report(value, expected: "an element")
            return Draft()
        }
        return readObject(value, offset: value.offset)
    }

    package mutating func finish(_ draft: inout Draft) {}

    package mutating func finishScreen() {}

    /// Reads the keys of an object into an element that begins at byte `offset`.
    package mutating func readObject(_ object: JSONValue, offset: Int) -> Draft {
        var draft = Draft()
        draft.element.offset = offset
        let table = Self.keys
        var members = KnownMembers(table, of: object)
        while let (index, value) = members.next(&fields) { read(table.keys[index], value, into: &draft) }
        finish(&draft)
        return draft
    }

    /// Reads a flag and records that the dump carries the attribute, or returns `nil` if the value is no flag.
    package mutating func flag(_ attribute: Attribute, _ value: JSONValue) -> Bool? {
        fields.looseFlag(value).map { carried(attribute, $0) }
    }

    /// Returns a value, and records that the dump carries the attribute.
    package mutating func carried<Value>(_ attribute: Attribute, _ value: Value) -> Value {
        screen.carries.insert(attribute)
        return value
    }

    /// Returns the screen. The errors are in `fields`.
    package mutating func readScreen() -> Screen {
        let (elements, error) = roots().elements { value, element in
            let draft = readDraft(value)
            element = draft.element
            return draft.children
        }
        if let error { fields.report(error) }
        screen.elements = elements
        screen.origin.notes += fields.takeNotes()
        finishScreen()
        return screen
    }

    /// Returns the one screen of a dump.
    package static func screens(of root: JSONValue) throws(SyntaxErrors) -> [Screen] {
        try screens(of: [root])
    }

    /// Returns the screens of a dump, each read from one of `roots`.
    package static func screens(of roots: [JSONValue]) throws(SyntaxErrors) -> [Screen] {
        var screens: [Screen] = []
        var errors: [SyntaxError] = []
        for root in roots {
            var reader = Self(root)
            screens.append(reader.readScreen())
            errors += reader.fields.errors
        }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
        return screens
    }
}
