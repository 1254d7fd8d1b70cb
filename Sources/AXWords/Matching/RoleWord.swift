/// A word that names a role, and how certain a match with it is.
package struct RoleWord: Sendable {
    /// The role.
    package let role: WordRole
    /// The word.
    package let text: FoldedText
    /// Whether it often means the thing itself: a button can be about a photo.
    package let isWeak: Bool
    /// Whether it may be the end of a longer word, as in German or Korean (`Speichertaste`, `저장버튼`).
    package let attaches: Bool

    /// Returns the words for a role in all languages.
    package static func all(for role: WordRole) -> [RoleWord] {
        Lexicon.complete.compactMap(\.words).flatMap { words(for: role, in: $0) }
    }

    /// Returns the words for a role in a language.
    static func words(for role: WordRole, in words: Lexicon.Words) -> [RoleWord] {
        list(words.roles[role] ?? "", for: role, prefixes: FoldedText.list(words.prefixes))
    }

    /// Returns the words of a list in its notation: `~` before a weak word, `+` before one that attaches. Each word
    /// comes first without a prefix, then with each of the prefixes, which are written together with it.
    private static func list(_ notation: String, for role: WordRole, prefixes: [FoldedText]) -> [RoleWord] {
        notation.unicodeScalars.split(separator: ",").flatMap { word in
            // Folding removes the signs.
            let signs = word.prefix { [" ", "~", "+"].contains($0) }
            let text = FoldedText(folding: word)
            return ([FoldedText()] + prefixes).map { prefix in
                RoleWord(
                    role: role, text: FoldedText(scalars: prefix.scalars + text.scalars), isWeak: signs.contains("~"),
                    attaches: signs.contains("+"))
            }
        }
    }
}
