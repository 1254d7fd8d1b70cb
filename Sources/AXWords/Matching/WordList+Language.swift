extension WordList {
    /// Returns the list for a text by its scripts and its declared language; `nil` if there is none.
    ///
    /// A script that only one of the languages uses decides by itself, also on a screen in another language. Latin letters
    /// are of the declared language, and English if that is not written in them or none is declared.
    package static func of(_ scripts: Scripts, _ declared: DeclaredLanguage) -> WordList? {
        if scripts.contains(.hangul) { return .korean }
        if scripts.contains(.kana) { return .japanese }
        if scripts.contains(.han) {
            guard let language = declared.language, hanLanguages.contains(language) else { return .han }
            return RuleWords.list(of: language)
        }
        // A language without a list may use any of the other scripts.
        if case .unknown = declared { return nil }
        if scripts.contains(.cyrillic) { return .russian }
        if scripts.contains(.arabic) { return .arabic }
        if scripts.contains(.devanagari) { return .hindi }
        guard !scripts.contains(.other) else { return nil }
        if let language = declared.language, language.isLatin { return RuleWords.list(of: language) }
        return .english
    }

    /// Returns the lists of words that a text may use: that of `of(_:_:)`, and for Latin letters words that are unmistakable in
    /// any language. On a screen that declares no language, its guessed language comes first.
    package static func lists(_ scripts: Scripts, _ declared: DeclaredLanguage, _ guess: GuessedLanguage?) -> [WordList]
    {
        guard let words = of(scripts, declared) else { return [] }
        guard scripts.isSubset(of: .latin) else { return [words] }
        if case .none = declared, let guessed = guess?.words { return [guessed, words, .unmistakable] }
        return [words, .unmistakable]
    }

    /// The languages that are written in Han.
    private static let hanLanguages: [Language] = [.simplifiedChinese, .traditionalChinese, .japanese]

    /// Han without a declared language: the words of all languages that are written in it.
    package static let han = WordList(merging: hanLanguages.compactMap(RuleWords.list), writing: .unspaced)
}
