/// The language of texts on a screen: the one that is declared for them, else the one that most labels of the screen
/// are in.
package final class TextLanguage {
    /// The language that is declared.
    private let declared: DeclaredLanguage
    /// The language of the screen, if none is declared.
    private let guess: GuessedLanguage

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag that is declared; `nil` if none is.
    ///   - labels: Labels of the screen, which tell the language if none is declared.
    package init(tag: String?, labels: [String] = []) {
        declared = DeclaredLanguage(tag: tag)
        guess = GuessedLanguage(labels)
    }

    /// The language that the labels of the screen are in, if none is declared and it is not English.
    package var guessed: Lexicon? {
        if case .none = declared { guess.language } else { nil }
    }

    /// Returns the lists of words that a text in these scripts may use, those of its language first.
    package func lists(for text: String, _ scripts: Scripts) -> [WordList] {
        scripts.isSubset(of: .latin) ? latinLists : WordList.lists(for: text, scripts, declared, guess)
    }

    private lazy var latinLists = WordList.lists(for: "", .latin, declared, guess)
}
