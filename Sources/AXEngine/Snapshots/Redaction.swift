import AXTree

/// What to replace in texts that differ from run to run: dates, counters, names of test users.
///
/// With an identifier, the texts of the elements it names; with a regular expression, what it matches; with both, what it
/// matches in those elements.
public struct Redaction: Hashable, Sendable {
    /// The identifier of the elements, wild cards allowed; nil for every element.
    public var identifier: Glob?
    /// A regular expression; nil for the whole text.
    public var match: String?
    /// The attributes to look at; an empty text in them stays empty.
    public var attributes: AttributeSet
    /// What stands there instead: `<date>`, `<number>`.
    public var replacement: String

    /// The attributes in which something can be replaced.
    public static let texts: AttributeSet = [.label, .value, .hint, .placeholder, .actions]

    /// The attributes that are looked at unless an entry says otherwise.
    public static func standardAttributes(hasMatch: Bool) -> AttributeSet { hasMatch ? texts : [.label, .value] }

    /// A replacement of what `match` matches, or of whole texts without it.
    public init(
        identifier: Glob? = nil, match: String? = nil, attributes: AttributeSet? = nil, replacement: String
    ) {
        self.identifier = identifier
        self.match = match
        self.attributes = attributes ?? Self.standardAttributes(hasMatch: match != nil)
        self.replacement = replacement
    }
}
