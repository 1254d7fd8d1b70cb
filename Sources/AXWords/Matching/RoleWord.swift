/// A word that names a role, and how certain a match with it is.
package struct RoleWord: Sendable {
    /// The word, folded.
    package let text: FoldedText
    /// Whether it often means the thing itself: a button can be about a photo.
    package let isWeak: Bool
    /// Whether it may be the end of a longer word, as in German or Korean (`Speichertaste`, `저장버튼`).
    package let attaches: Bool

    /// Returns the words of a list in its notation: `~` before a weak word, `+` before one that attaches. Each word comes first
    /// without a prefix, then with each of the prefixes, which are written together with it.
    package static func list(_ notation: String, prefixes: [FoldedText]) -> [RoleWord] {
        var words: [RoleWord] = []
        for word in Array(notation.utf8).split(separator: UInt8(ascii: ",")) {
            let signs = word.prefix { " ~+".utf8.contains($0) }
            let isWeak = signs.contains(UInt8(ascii: "~"))
            let attaches = signs.contains(UInt8(ascii: "+"))
            // Folding removes the signs.
            let text = FoldedText(String(decoding: word, as: UTF8.self))
            words.append(RoleWord(text: text, isWeak: isWeak, attaches: attaches))
            for prefix in prefixes {
                let whole = FoldedText(scalars: prefix.scalars + text.scalars)
                words.append(RoleWord(text: whole, isWeak: isWeak, attaches: attaches))
            }
        }
        return words
    }
}
