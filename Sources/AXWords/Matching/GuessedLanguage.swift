/// The language of the texts in Latin letters on a screen that declares none, as their usual words tell it.
package final class GuessedLanguage {
    /// Some labels of the screen.
    private let labels: [String]

    /// The number of labels that are read.
    package static let maximumLabels = 100

    /// Creates the language of a screen with these labels.
    package init(_ labels: [String]) { self.labels = labels }

    /// The language in the vocabulary; empty if the labels do not tell.
    package private(set) lazy var main: Vocabulary.Languages = Vocabulary.latin.mainLanguage(
        of: Set(labels).filter { $0.utf8.count <= 200 }.lazy.map { FoldedText($0) }, minimum: 3)
    /// The language, if it has a list of words and is not English.
    package private(set) lazy var language: Lexicon? = {
        let language = Vocabulary.latin.language(of: main)
        return language == .base ? nil : language
    }()
}
