/// The language that a dump declares for a text.
package enum DeclaredLanguage {
    /// None is declared.
    case none
    /// A language with a list of words.
    case known(Lexicon)
    /// A language without one.
    case unknown

    /// Creates the language of a BCP 47 tag, or `none` without a tag.
    package init(tag: String?) {
        guard let tag else {
            self = .none
            return
        }
        self = Lexicon.of(tag: tag).map { .known($0) } ?? .unknown
    }

    /// The language, if it has a list of words.
    package var language: Lexicon? {
        if case .known(let language) = self { language } else { nil }
    }
}
