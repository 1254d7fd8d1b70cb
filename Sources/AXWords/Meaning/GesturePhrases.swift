/// Phrases of gesture instructions that mean nothing else in any language, so that they are found also in a label whose
/// language is not declared.
package enum GesturePhrases {
    /// Returns the phrase with which a text begins, or the gesture in a text that begins with what it is for:
    /// `Zum Öffnen doppeltippen`.
    package static func first(in text: FoldedText) -> FoldedText? {
        if let phrase = phrases.matches(atStartOf: text).first { return phrase }
        if let ending = atEnd.first(where: { text.starts(with: $0.beginning) }) {
            // "Zum Antippen" does not say what for.
            return ending.gestures.matches(atEndOf: text).first {
                text.scalars.count > ending.beginning.scalars.count + $0.scalars.count + 2
            }
        }
        let gestures = anywhere.first { text.starts(with: $0.beginning) }?.gestures
        return gestures?.matches(in: text).first ?? lastWords.matches(atEndOf: text).first { $0 != text }
    }

    private static let phrases = Lexicon.union(.gesturePhrases)

    /// The beginnings of instructions with the gestures that can end them.
    private static let atEnd = instructions(.gesturesAtEnd)
    /// The beginnings of instructions with the gestures that can follow anywhere.
    private static let anywhere = instructions(.gesturesAfter)

    /// Returns the gestures of a list by the beginning before the ellipsis.
    private static func instructions(_ kind: WordKind) -> [(beginning: FoldedText, gestures: PhraseSet)] {
        let pairs = Lexicon.all.flatMap { $0.texts(kind) }.map {
            $0.split(separator: "…").map { FoldedText(String($0)) }
        }
        return Dictionary(grouping: pairs.filter { $0.count == 2 }, by: \.[0]).map {
            ($0.key, PhraseSet($0.value.map { $0[1] }))
        }
    }

    /// Words that end an instruction in languages whose verb comes last.
    private static let lastWords = Lexicon.union(.lastWordsOfGestures)
}
