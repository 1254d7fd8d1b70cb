/// The beginnings of usual names in all languages that end within a word.
package enum CutOffNames {
    /// Returns whether a text without its ellipsis is the beginning of a usual name of several words, or ends within
    /// the name of a provider of accounts: `Continue with Goo`.
    package static func contain(_ text: FoldedText) -> Bool {
        let last = FoldedText(scalars: text.words.last ?? [])
        guard text.wordCount > 1, last.scalars.count >= 2, !words.contains(last) else { return false }
        if text.scalars.count >= 10,
            names.contains(where: { $0 != text && $0.starts(with: text, .anywhere) })
        {
            return true
        }
        return providers.phrases.contains { $0 != last && $0.starts(with: last, .anywhere) }
            && (last.scalars.count >= 4 || last == google)
            && prepositions.contains(text.word(before: text.scalars.count - last.scalars.count))
    }

    private static let names =
        CommandLabels.all.filter { $0.wordCount > 1 } + Lexicon.union(.documents).phrases
    /// Whole words, of which none is cut off.
    private static let words = PhraseSet(
        names.flatMap { $0.words.map { FoldedText(scalars: $0) } }
            + Lexicon.union(.wholeWordsOfNames).phrases)
    /// The shortest beginning of the name of a provider that is no word.
    private static let google = FoldedText("goo")
    private static let providers = Lexicon.union(.providers)
    private static let prepositions = Lexicon.union(.providerPrepositions)
}
