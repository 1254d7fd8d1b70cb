import AXTree

/// A word that names a role, and how sure a match with it is.
struct RoleWord: Sendable {
    /// The word, folded.
    let text: FoldedText
    /// Its first and its last letter, and how many it has: what most labels are told apart from it by.
    let first: UInt32
    let last: UInt32
    let count: Int
    /// Whether it often means the thing itself: a photo can be what a button is about.
    let isWeak: Bool
    /// Whether it may be the end of a longer word, as in German or Korean (`Speichertaste`, `저장버튼`).
    let attaches: Bool

    /// A word as the lists write it: `~` before one that is weak, `+` before one that attaches. `prefix` is what is written
    /// together with it.
    init(_ notation: String, prefix: String = "") {
        var word = notation.utf8[...]
        isWeak = word.first == UInt8(ascii: "~")
        if isWeak { word = word.dropFirst() }
        attaches = word.first == UInt8(ascii: "+")
        if attaches { word = word.dropFirst() }
        text = FoldedText(prefix + String(Substring(word)))
        first = text.scalars.first ?? 0
        last = text.scalars.last ?? 0
        count = text.scalars.count
    }
}
