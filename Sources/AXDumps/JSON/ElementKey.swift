import AXSyntax
import AXTree

/// How the value of a key of an element is read.
package enum ElementKey<Reader: JSONDumpReader>: Sendable {
    /// A text, a list of texts or a flag. The dump tells the attribute, unless the value is a flag that is null.
    case value(Attribute, JSONNotation)
    /// A flag of the view of the element.
    case viewFlag(ViewFlags, JSONNotation)
    /// The list of children.
    case children
    /// An object with further keys of the element.
    case members(ElementKeys<Reader>)
    /// What the reader does with the value itself. The dump tells the attribute, if one is given.
    case own(
        Attribute? = nil,
        _ read: @Sendable (_ reader: inout Reader, _ value: JSONValue, _ draft: inout Reader.Draft) -> Void)

    /// The attributes that are read, and always told if the key belongs to each dump.
    fileprivate var attributes: AttributeSet {
        switch self {
        case .value(let attribute, _): [attribute]
        case .viewFlag: [.flags]
        case .children: [.children]
        case .members(let table): table.always
        case .own(let attribute, _): AttributeSet(attribute.map { [$0] } ?? [])
        }
    }

    package static func exact(_ attribute: Attribute) -> Self { .value(attribute, .exact) }
    package static func nonEmpty(_ attribute: Attribute) -> Self { .value(attribute, .nonEmpty) }
    package static func loose(_ attribute: Attribute) -> Self { .value(attribute, .loose) }
}

/// The known keys of the elements of a dump, of which there are at most 64. Other keys are ignored.
package struct ElementKeys<Reader: JSONDumpReader>: Sendable {
    let words: WordTable
    let keys: [ElementKey<Reader>]
    /// The attributes that each dump tells, because a key is left out where it has nothing to say.
    package let always: AttributeSet

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - always: The keys of attributes that each dump tells.
    ///   - others: The keys of attributes that a dump tells if one of its elements has the key.
    package init(
        always: KeyValuePairs<String, ElementKey<Reader>> = [:],
        _ others: KeyValuePairs<String, ElementKey<Reader>> = [:]
    ) {
        let all = Array(always) + Array(others)
        words = WordTable(all.map(\.key))
        keys = all.map(\.value)
        self.always = always.reduce(into: []) { $0.formUnion($1.value.attributes) }
    }
}
