/// Whole names of buttons in languages with Latin letters that are commands in one language, and neither words of
/// another one nor the names of persons, places or works.
///
/// The usual words of a language also decide in which language a screen is; these do not.
package enum CommandLabels {
    /// Returns the languages in which a whole label is a command; `nil` if it is none.
    package static func languages(of label: FoldedText) -> [Lexicon]? { languages[label] }

    /// The languages by label.
    private static let languages: [FoldedText: [Lexicon]] = Lexicon.all.reduce(into: [:]) { languages, language in
        for label in FoldedText.list(language[.commandLabels]) { languages[label, default: []].append(language) }
    }

    /// The labels in all languages.
    package static var all: some Collection<FoldedText> { languages.keys }
}
