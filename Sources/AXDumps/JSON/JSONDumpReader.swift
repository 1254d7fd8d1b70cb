import AXSyntax
import AXTree

/// Reads the one screen of a JSON dump whose elements are objects with known keys.
///
/// `screens(of:)` calls the requirements in this order: `roots(of:)`; then, for each element in preorder,
/// `readDraft(_:)` (which reads each key as `keys` says, then calls `finish(_:)`); then `finishScreen(of:)`.
package protocol JSONDumpReader {
    /// What is used after the last key of an element.
    associatedtype Extra: DraftExtra = NoExtra
    typealias Draft = ElementDraft<Extra>

    /// The known keys of an element.
    static var keys: ElementKeys<Self> { get }
    /// An element before its first key. By default `Element()`.
    static var blank: Element { get }

    /// The errors and notes about the dump.
    var fields: DumpFields { get set }
    /// The screen. The driver sets its elements, and adds the attributes of `keys` to what it carries.
    var screen: Screen { get set }

    init()

    /// Returns the top-level elements. By default the items of the document, or the document itself.
    mutating func roots(of root: JSONValue) -> JSONItems

    /// Returns the element that a value describes. The default implementation expects an object.
    mutating func readDraft(_ value: JSONValue) -> Draft

    /// Completes an element after its last key.
    mutating func finish(_ draft: inout Draft)

    /// Completes the screen after its last element.
    mutating func finishScreen(of root: JSONValue)
}

extension JSONDumpReader {
    package static var blank: Element { Element() }

    package mutating func roots(of root: JSONValue) -> JSONItems { root.itemsOrSelf }

    package mutating func readDraft(_ value: JSONValue) -> Draft {
        guard value.kind == .object else {
            fields.report(value, expected: "an element")
            return Draft(Self.blank, Extra())
        }
        return readObject(value, offset: value.offset)
    }

    package mutating func finish(_ draft: inout Draft) {}

    package mutating func finishScreen(of root: JSONValue) {}

    /// Reads the keys of an object into an element that begins at byte `offset`.
    package mutating func readObject(_ object: JSONValue, offset: Int) -> Draft {
        var draft = Draft(Self.blank, Extra())
        draft.element.offset = offset
        read(object, Self.keys, into: &draft)
        finish(&draft)
        return draft
    }

    private mutating func read(_ object: JSONValue, _ table: ElementKeys<Self>, into draft: inout Draft) {
        // The keys that occurred: for each, the bit of its index.
        var seen: UInt64 = 0
        for member in object.members {
            guard let index = member.key.word(in: table.words) else { continue }
            let bit: UInt64 = 1 << UInt64(index)
            if seen & bit != 0 { fields.reportTwice(member.key) }
            seen |= bit
            read(member.value, as: table.keys[index], into: &draft)
        }
    }

    private mutating func read(_ value: JSONValue, as key: ElementKey<Self>, into draft: inout Draft) {
        switch key {
        case .value(let attribute, let notation):
            if fields.read(value, attribute, notation, into: &draft.element) { screen.carries.insert(attribute) }
        case .viewFlag(let flag, let notation):
            let isSet = notation == .loose ? fields.looseFlag(value) : fields.flag(value)
            if isSet == true { draft.element.view?.flags.insert(flag) }
        case .children:
            draft.children = fields.list(value)
            if draft.children != nil { screen.carries.insert(.children) }
        case .members(let table):
            if value.kind == .object {
                read(value, table, into: &draft)
            } else {
                fields.report(value, expected: "an object of attributes")
            }
        case .own(let attribute, let read):
            if let attribute { screen.carries.insert(attribute) }
            read(&self, value, &draft)
        }
    }

    /// Returns a value, and records that the dump carries the attribute.
    package mutating func carried<Value>(_ attribute: Attribute, _ value: Value) -> Value {
        screen.carries.insert(attribute)
        return value
    }

    /// Returns the screen. The errors are in `fields`.
    private mutating func readScreen(of root: JSONValue) -> Screen {
        screen.carries.formUnion(Self.keys.always)
        let (elements, error) = roots(of: root).elements { value, element in
            let draft = readDraft(value)
            element = draft.element
            return draft.children
        }
        if let error { fields.report(error) }
        screen.elements = elements
        screen.origin.notes += fields.takeNotes()
        finishScreen(of: root)
        return screen
    }

    /// Returns the one screen of a dump.
    package static func screens(of root: JSONValue) throws(SyntaxErrors) -> [Screen] { try screens(of: [root]) }

    /// Returns the screens of a dump, each read from one of `roots`.
    package static func screens(of roots: [JSONValue]) throws(SyntaxErrors) -> [Screen] {
        var screens: [Screen] = []
        var errors: [SyntaxError] = []
        for root in roots {
            var reader = Self()
            screens.append(reader.readScreen(of: root))
            errors += reader.fields.errors
        }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
        return screens
    }
}
