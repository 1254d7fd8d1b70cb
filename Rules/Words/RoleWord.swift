/// A word that names a role, and how certain a match with it is.
struct RoleWord: Sendable {
    /// The word, folded.
    let text: FoldedText
    /// Whether it often means the thing itself: a button can be about a photo.
    let isWeak: Bool
    /// Whether it may be the end of a longer word, as in German or Korean (`Speichertaste`, `저장버튼`).
    let attaches: Bool

    /// Creates a word from its notation in the lists: `~` before a weak word, `+` before one that attaches. `prefix` is
    /// written together with the word.
    init(_ notation: String, prefix: String = "") {
        var word = notation.utf8[...]
        isWeak = word.first == UInt8(ascii: "~")
        if isWeak { word.removeFirst() }
        attaches = word.first == UInt8(ascii: "+")
        if attaches { word.removeFirst() }
        let name = String(Substring(word))
        text = FoldedText(prefix.isEmpty ? name : prefix + name)
    }
}
