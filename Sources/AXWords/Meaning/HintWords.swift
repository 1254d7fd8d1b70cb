/// English words of hints.
package enum HintWords {
    /// Returns whether the text has at least two English words of hints. `isAmongLatin` is true where the other texts
    /// are in another language with Latin letters: words that one of the languages with a list shares do not count
    /// then.
    package static func isEnglish(_ text: FoldedText, isAmongLatin: Bool) -> Bool {
        text.words.count(where: (isAmongLatin ? unambiguous : all).contains) >= 2
    }

    /// Words that none of the other languages with a list and Latin letters has.
    private static let unambiguous = Lexicon.union(.hintWords)

    private static let all = unambiguous.union(Lexicon.union(.sharedHintWords))
}
