/// Labels of images that are decoration, in every language.
package enum DecorativeWords {
    /// The greatest length in UTF-8 bytes of a label that can be one of the words.
    package static let maximumLength = 60

    /// Returns whether the whole label is a word for decoration. Latin text is of the declared language, else English;
    /// the words of other scripts are those of all languages.
    package static func contains(_ label: TextFacts, language tag: String?) -> Bool {
        guard label.words != nil else { return false }
        guard label.scripts.isSubset(of: .latin) else { return notLatin.contains(label.folded) }
        if unmistakable.contains(label.folded) || namesInCode.contains(label.label) || isPhrase(label.folded) {
            return true
        }
        let declared = tag.flatMap { Lexicon.of(tag: $0) }
        let language = declared.flatMap { $0.isLatin ? $0 : nil } ?? label.language.guessed ?? .base
        return latin[language]?.contains(label.folded) == true
    }

    /// Whether a text is English words for a decoration and for where it is or what it looks like: `card shadow`,
    /// `decorative line`.
    private static func isPhrase(_ text: FoldedText) -> Bool {
        let words = text.text.split(separator: " ").map(String.init)
        guard 2...3 ~= words.count, let last = words.last else { return false }
        let before = words.dropLast()
        if decorations.contains(last) { return before.allSatisfy { places.contains($0) || looks.contains($0) } }
        // "Background shape", but not "white line".
        return shapes.contains(last) && before.contains(where: marks.contains)
            && before.allSatisfy { places.contains($0) || looks.contains($0) || marks.contains($0) }
    }

    private static let decorations = Lexicon.texts(.decorations)
    private static let shapes = Lexicon.texts(.decorativeShapes)
    private static let marks = Lexicon.texts(.decorativeMarks)
    private static let places = Lexicon.texts(.decorativePlaces)
    private static let looks = Lexicon.texts(.decorativeLooks)

    /// Words that mean decoration in any language.
    private static let unmistakable = Lexicon.union(.decorativeAnywhere)
    /// Names in small letters, as image assets have them.
    private static let namesInCode = Lexicon.texts(.decorativeInCode)

    /// By language: the words of a language with Latin letters.
    private static let latin = Dictionary(
        uniqueKeysWithValues: Lexicon.complete.filter(\.isLatin).map { ($0, PhraseSet($0[.decorative])) })

    /// The words of all languages with other letters.
    private static let notLatin = PhraseSet(
        Lexicon.complete.filter { !$0.isLatin }.map { $0[.decorative] }.joined(separator: ","))
}
