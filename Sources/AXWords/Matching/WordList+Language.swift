extension WordList {
    /// Returns the list for a text by its scripts and its declared language; `nil` if there is none.
    ///
    /// A script that only one of the languages uses decides by itself, also on a screen in another language, and so do
    /// letters that no other language has. Latin letters are of the declared language, and English if that is not
    /// written in them or none is declared.
    private static func of(_ text: String, _ scripts: Scripts, _ declared: DeclaredLanguage) -> WordList? {
        for script in [Scripts.hangul, .kana, .han] where scripts.contains(script) {
            return of(script, declared.language)
        }
        // A language without a list may use any of the other scripts.
        if case .unknown = declared { return nil }
        for script in [Scripts.cyrillic, .arabic, .devanagari, .greek] where scripts.contains(script) {
            return of(script, language(of: text, in: script) ?? declared.language)
        }
        return scripts.contains(.other) ? nil : of(.latin, declared.language)
    }

    /// Returns the only language in a script that has letters of a text as its own; `nil` if none or several do.
    private static func language(of text: String, in script: Scripts) -> Lexicon? {
        let languages = Lexicon.complete.filter { $0.scripts.contains(script) && $0.hasOwnLetter(in: text) }
        return languages.count == 1 ? languages[0] : nil
    }

    /// Returns the list of the declared language if it is written in a script, else that of the first language that is;
    /// without a declared language, Han may be of any that is.
    private static func of(_ script: Scripts, _ declared: Lexicon?) -> WordList? {
        if let declared, declared.scripts.contains(script) { return declared.wordList }
        return script == .han ? han : Lexicon.complete.first { $0.scripts.contains(script) }?.wordList
    }

    /// Returns the lists of words that a text may use: that of `of(_:_:_:)`, and for Latin letters words that are
    /// unmistakable in any language. On a screen that declares no language, its guessed language comes first.
    package static func lists(
        for text: String, _ scripts: Scripts, _ declared: DeclaredLanguage, _ guess: GuessedLanguage?
    ) -> [WordList] {
        guard let words = of(text, scripts, declared) else { return [] }
        guard scripts.isSubset(of: .latin) else { return [words] }
        if case .none = declared, let guessed = guess?.language?.wordList { return [guessed, words, .unmistakable] }
        return [words, .unmistakable]
    }

    /// The words of all languages that are written in Han.
    package static let han = WordList(
        Lexicon.Words(
            writing: .unspaced, joining: Lexicon.complete.filter { $0.scripts.contains(.han) }.compactMap(\.words)))

    /// Words in Latin letters that mean a role or a state in a language that has them, and nothing in any other: they
    /// are found also in a label whose language is not declared.
    package static let unmistakable = WordList(
        Lexicon.Words(
            leading: [.button, .textField, .slider, .tab, .switch, .checkBox, .radioButton], putsRoleFirst: true,
            joining: Lexicon.all.map(\.unmistakable)))
}
