import AXSyntax
import AXTree

/// A pattern that selects elements by identifier (`#identifier`) or by type and label (`type "label"`), with wildcards.
public struct ElementSelector: Hashable, Sendable {
    /// The selector as written.
    public let text: String
    private let identifier: TextPattern?
    private let types: Set<ElementType>
    private let label: TextPattern

    /// Parses a selector: `#close`, `#card-*`, `button "Close"`, `text "Total*"`, `* "Ad"`, or `image ""` for images without
    /// a label.
    package init(_ text: String) throws(ElementSelectorError) {
        self.text = text
        if text.hasPrefix("#") {
            guard text.count > 1 else { throw Self.expected(text) }
            identifier = TextPattern(String(text.dropFirst()))
            (types, label) = ([], TextPattern(""))
            return
        }
        guard let quote = text.firstIndex(of: "\""), text.last == "\"", quote < text.index(before: text.endIndex) else {
            throw Self.expected(text)
        }
        types = try Self.types(text[..<quote].trimmed)
        label = TextPattern(String(text[text.index(after: quote)...].dropLast()))
        identifier = nil
    }

    /// A selector of elements by a pattern for identifiers.
    package init(identifier pattern: String) {
        text = "#" + pattern
        identifier = TextPattern(pattern)
        (types, label) = ([], TextPattern(""))
    }

    private static func expected(_ text: String) -> ElementSelectorError {
        ElementSelectorError(message: "found \"\(text.printable(limit: 60))\", expected #identifier or type \"label\"")
    }

    private static func types(_ word: String) throws(ElementSelectorError) -> Set<ElementType> {
        let glob = Glob(word)
        // Reports print "text field" for the type "textField".
        let types = ElementType.allCases.filter { type in
            [type.name, type.xcuiName, type.words].contains { $0 == word || Glob.isGlob(word) && glob.matches($0) }
        }
        if types.isEmpty { throw ElementSelectorError(message: SettingsReader.unknownType(word)) }
        return Set(types)
    }

    /// Whether the selector matches an element.
    public func matches(_ element: Element) -> Bool {
        if let identifier { return element.identifier.map { !$0.isEmpty && identifier.matches($0) } ?? false }
        return types.contains(element.type) && label.matches(element.label ?? "")
    }
}
