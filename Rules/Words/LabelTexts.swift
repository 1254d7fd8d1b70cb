import AXEngine

/// The label texts of one screen: one for each distinct label in a language.
final class LabelTexts: ScreenCacheKey {
    private struct Key: Hashable {
        let label: String
        /// The tag of the element's own language; `nil` for the screen's.
        let language: String?
    }

    private var texts: [Key: LabelText] = [:]
    /// The language that the screen declares.
    private let language: DeclaredLanguage

    init(_ screen: ScreenView) { language = DeclaredLanguage(tag: screen.screen.locale) }

    /// Returns the language that is declared for an element: its own, else the screen's.
    func language(of element: ElementView) -> DeclaredLanguage {
        element.screen.elements[element.index].language.map { DeclaredLanguage(tag: $0) } ?? language
    }

    /// Returns the text of the element's label.
    func text(of element: ElementView) -> LabelText {
        let key = Key(label: element.label ?? "", language: element.screen.elements[element.index].language)
        if let text = texts[key] { return text }
        let text = LabelText(key.label, language(of: element))
        texts[key] = text
        return text
    }
}
