import AXTree

/// A replacement of text that differs from run to run, such as a date, a counter or the name of a test user.
///
/// With an element selector, it replaces the texts of the selected elements. With a regular expression, it replaces
/// each match in the texts of all elements. With both, it replaces each match in the texts of the selected elements.
public struct Redaction: Hashable, Sendable {
    /// The elements whose texts are redacted, or `nil` for all.
    package var element: ElementSelector?
    /// A regular expression, or `nil` for the whole text.
    package var match: String?
    /// The attributes whose texts are redacted. An empty text stays empty.
    package var attributes: AttributeSet
    /// The text to write instead, for example `<date>`.
    package var replacement: String

    /// The attributes that can be redacted.
    package static let supportedAttributes: AttributeSet = [.label, .value, .hint, .placeholder, .actions]

    /// Returns the attributes that are redacted by default, with or without a regular expression.
    package static func defaultAttributes(hasMatch: Bool) -> AttributeSet {
        hasMatch ? supportedAttributes : [.label, .value]
    }

    /// Creates a replacement of the matches of a regular expression.
    public init(
        match: String, in element: ElementSelector? = nil, attributes: AttributeSet? = nil, with replacement: String
    ) {
        self.element = element
        self.match = match
        self.attributes = attributes ?? Self.defaultAttributes(hasMatch: true)
        self.replacement = replacement
    }

    /// Creates a replacement of the whole texts of elements.
    public init(of element: ElementSelector, attributes: AttributeSet? = nil, with replacement: String) {
        self.element = element
        match = nil
        self.attributes = attributes ?? Self.defaultAttributes(hasMatch: false)
        self.replacement = replacement
    }

    /// Creates a replacement of the whole texts of elements by their identifier, which may have wildcards.
    public init(identifier: String, attributes: AttributeSet? = nil, with replacement: String) {
        self.init(of: ElementSelector(identifier: identifier), attributes: attributes, with: replacement)
    }
}
