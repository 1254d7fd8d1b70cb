import AXSyntax
import AXTree

/// A pattern that selects elements by identifier (`#identifier`) or by type and label (`type "label"`), with wildcards.
///
/// The identifier of a view is matched with and without its package: `#close` selects `com.example:id/close` too.
public struct ElementSelector: Hashable, Sendable {
    /// The selector as written.
    package let text: String
    /// The patterns for identifiers, one of which has to match; empty for a selector by type and label.
    let identifiers: [TextPattern]
    let types: Set<ElementType>
    let label: TextPattern

    /// Parses a selector: `#close`, `#card-*`, `button "Close"`, `text "Total*"`, `* "Ad"`, or `image ""` for images
    /// without a label.
    ///
    /// - Parameter platforms: The platforms whose words for types can be used.
    package init(_ text: String, platforms: [Platform] = Platform.all) throws(ElementSelectorError) {
        self.text = text
        if text.hasPrefix("#") {
            guard text.count > 1 else { throw Self.expected(text) }
            identifiers = [TextPattern(String(text.dropFirst()))]
            (types, label) = ([], TextPattern(""))
            return
        }
        guard let quote = text.firstIndex(of: "\""), text.last == "\"", quote < text.index(before: text.endIndex) else {
            throw Self.expected(text)
        }
        types = try Self.types(text[..<quote].trimmed, platforms)
        label = TextPattern(String(text[text.index(after: quote)...].dropLast()))
        identifiers = []
    }

    /// A selector of elements by a pattern for identifiers. A number sign at its beginning may be part of the
    /// identifier or stand before it, as in configurations.
    package init(identifier pattern: String) {
        let isMarked = pattern.hasPrefix("#") && pattern.count > 1
        text = isMarked ? pattern : "#" + pattern
        identifiers = [TextPattern(pattern)] + (isMarked ? [TextPattern(String(pattern.dropFirst()))] : [])
        (types, label) = ([], TextPattern(""))
    }

    private static func expected(_ text: String) -> ElementSelectorError {
        ElementSelectorError(message: "found \"\(text.printable(limit: 60))\", expected #identifier or type \"label\"")
    }

    private static func types(
        _ word: String, _ platforms: [Platform]
    ) throws(ElementSelectorError) -> Set<ElementType> {
        let glob = Glob(word)
        // Reports print "text field" for the type "textField".
        let types = ElementType.allCases.filter { type in
            ([type.name, type.xcuiName, type.words] + platforms.compactMap { $0.terms.words(for: type) }).contains {
                $0 == word || Glob.isGlob(word) && glob.matches($0)
            }
        }
        if types.isEmpty { throw ElementSelectorError(message: SettingsReader.unknownType(word)) }
        return Set(types)
    }

    /// Whether the selector matches an element.
    package func matches(_ element: Element) -> Bool {
        if !identifiers.isEmpty {
            guard let identifier = element.identifier, !identifier.isEmpty else { return false }
            let name = element.resourceName
            return identifiers.contains { $0.matches(identifier) || name.map($0.matches) ?? false }
        }
        return types.contains(element.type) && label.matches(element.label ?? "")
    }
}
