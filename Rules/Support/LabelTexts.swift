import AXEngine
import AXSyntax
import AXTree
import AXWords

/// The label texts of the elements of one screen. Elements with the same label in the same language share one.
final class LabelTexts: ScreenCacheKey {
    /// For each element, the text of its label.
    let texts: [LabelText]
    /// The language that the screen declares.
    private let language: DeclaredLanguage
    /// The language that the labels are in, if none is declared.
    let guess: GuessedLanguage

    init(_ screen: ScreenView) {
        let guess = GuessedLanguage(
            Array(
                screen.elements.indices.lazy.compactMap { screen.elements[$0].label }.prefix(
                    GuessedLanguage.maximumLabels)))
        self.guess = guess
        var texts = DistinctTexts(tag: screen.screen.locale, guess)
        texts.reserveCapacity(screen.elements.count)
        /// By the tag of a language that elements declare.
        var others: [String: DistinctTexts] = [:]
        // By index, because a loop over the elements would copy each.
        self.texts = screen.elements.indices.map { index in
            let label = screen.elements[index].label
            let characters = screen.labelCharacters[index]
            guard let tag = screen.elements[index].language else { return texts.text(of: label, characters) }
            return others[tag, default: DistinctTexts(tag: tag, guess)].text(of: label, characters)
        }
        language = texts.language.declared
    }

    /// Returns the language that is declared for an element: its own, else the screen's.
    func language(of element: ElementView) -> DeclaredLanguage {
        element.screen.elements[element.index].language.map { DeclaredLanguage(tag: $0) } ?? language
    }

    /// One text for each distinct label in a language.
    private struct DistinctTexts {
        let language: LabelLanguage
        private let withoutLabel: LabelText
        private var texts: [String: LabelText] = [:]

        /// Creates the texts of the labels in the language of a BCP 47 tag.
        init(tag: String?, _ guess: GuessedLanguage) {
            language = LabelLanguage(DeclaredLanguage(tag: tag), guess)
            withoutLabel = LabelText("", TextCharacters(""), LabelLanguage(language.declared))
        }

        mutating func reserveCapacity(_ count: Int) { texts.reserveCapacity(count) }

        mutating func text(of label: String?, _ characters: TextCharacters) -> LabelText {
            guard let label, !label.isEmpty else { return withoutLabel }
            return Self.used(&texts[label, default: LabelText(label, characters, language)])
        }

        /// Counts a use. With an inout argument, the label is looked up once.
        private static func used(_ text: inout LabelText) -> LabelText {
            text.uses += 1
            return text
        }
    }
}
