/// The language of labels of a screen, shared by all of them.
package final class LabelLanguage {
    /// The language that is declared.
    package let declared: DeclaredLanguage
    /// The language of the screen, if none is declared.
    private let guess: GuessedLanguage?

    /// Creates a language that is declared, or guessed from the labels of the screen.
    package init(_ declared: DeclaredLanguage, _ guess: GuessedLanguage? = nil) {
        self.declared = declared
        self.guess = guess
    }

    /// The language that the labels of the screen are in, if none is declared and it is not English.
    package var guessed: Language? {
        if case .none = declared { guess?.language } else { nil }
    }

    /// Returns the lists of words that a label in these scripts may use.
    package func lists(_ scripts: Scripts) -> [WordList] {
        scripts.isSubset(of: .latin) ? latinLists : WordList.lists(scripts, declared, guess)
    }

    private lazy var latinLists = WordList.lists(.latin, declared, guess)
}
