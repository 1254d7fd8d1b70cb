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

    /// Returns the words of a list in its notation: `~` before a weak word, `+` before one that attaches. Each word comes first
    /// without a prefix, then with each of the prefixes, which are written together with it.
    static func list(_ notation: String, for role: WordRole, prefixes: [FoldedText]) -> [RoleWord] {
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
