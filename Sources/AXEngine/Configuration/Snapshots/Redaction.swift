import AXTree

/// What to replace in texts that differ from run to run: dates, counters, names of test users.
///
/// With a selector, the texts of the elements it chooses; with a regular expression, what it matches; with both, what it
/// matches in those elements.
public struct Redaction: Hashable, Sendable {
    /// The elements; nil for every one.
    public var element: ElementSelector?
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

    /// A replacement of what a regular expression matches.
    public init(
        match: String, in element: ElementSelector? = nil, attributes: AttributeSet? = nil, with replacement: String
    ) {
        self.element = element
        self.match = match
        self.attributes = attributes ?? Self.standardAttributes(hasMatch: true)
        self.replacement = replacement
    }

    /// A replacement of whole texts.
    public init(of element: ElementSelector, attributes: AttributeSet? = nil, with replacement: String) {
        self.element = element
        match = nil
        self.attributes = attributes ?? Self.standardAttributes(hasMatch: false)
        self.replacement = replacement
    }

    /// A replacement of whole texts of elements by their identifier, wild cards allowed.
    public init(identifier: String, attributes: AttributeSet? = nil, with replacement: String) {
        self.init(of: ElementSelector(identifier: identifier), attributes: attributes, with: replacement)
    }
}

extension ElementSelector: Hashable {
    /// Selectors that are written alike choose alike.
    public static func == (one: ElementSelector, other: ElementSelector) -> Bool { one.text == other.text }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
