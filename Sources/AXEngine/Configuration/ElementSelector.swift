import AXSyntax
import AXTree

/// Chooses elements by what does not change: `#identifier` or `type "label"`, wild cards allowed.
public struct ElementSelector: Hashable, Sendable {
    /// As it was written.
    public let text: String
    private let identifier: TextPattern?
    private let types: Set<ElementType>
    private let label: TextPattern

    /// Why a text selects nothing.
    package struct Problem: Error {
        package var message: String
    }

    /// `#close`, `#card-*`, `button "Close"`, `text "Total*"`, `* "Ad"`; `image ""` is an image without a label.
    package init(_ text: String) throws(Problem) {
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

    /// An element by its identifier.
    package init(identifier pattern: String) {
        text = "#" + pattern
        identifier = TextPattern(pattern)
        (types, label) = ([], TextPattern(""))
    }

    private static func expected(_ text: String) -> Problem {
        Problem(message: "found \"\(text.printable(limit: 60))\", expected #identifier or type \"label\"")
    }

    private static func types(_ word: String) throws(Problem) -> Set<ElementType> {
        let glob = Glob(word)
        // Reports say "text field" where the tree says "textField".
        let types = ElementType.allCases.filter { type in
            [type.name, type.xcuiName, type.words].contains { $0 == word || Glob.isGlob(word) && glob.matches($0) }
        }
        if types.isEmpty { throw Problem(message: SettingsReader.unknownType(word)) }
        return Set(types)
    }

    /// Whether it chooses this element.
    public func matches(_ element: Element) -> Bool {
        if let identifier { return element.identifier.map { !$0.isEmpty && identifier.matches($0) } ?? false }
        return types.contains(element.type) && label.matches(element.label ?? "")
    }

    /// Whether it chooses this element of a screen or, if asked for, one around it.
    func matches(_ index: Int, of screen: Screen, orAround: Bool) -> Bool {
        var next: Int? = index
        while let at = next {
            if matches(screen.elements[at]) { return true }
            next = orAround ? screen.elements[at].parent : nil
        }
        return false
    }
}
