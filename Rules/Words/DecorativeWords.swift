import AXTree

/// Labels of images that are decoration, in every language of `RuleWords`.
enum DecorativeWords {
    /// The greatest length in UTF-8 bytes of a label that can be one of the words.
    static let maximumLength = 60

    /// Returns whether the whole label is a word for decoration. Latin text is of the declared language, else English; the
    /// words of other scripts are not divided by language.
    static func contains(_ label: LabelText, language tag: String?) -> Bool {
        guard label.words != nil else { return false }
        guard label.scripts.isSubset(of: .latin) else { return notLatin.contains(label.folded) }
        let declared = tag.flatMap { Language(tag: $0) }
        let language = declared.flatMap { $0.isLatin ? $0 : nil } ?? .english
        return latin[language]?.contains(label.folded) == true
    }

    /// By language: the words of a language with Latin letters.
    private static let latin = Dictionary(
        uniqueKeysWithValues: RuleWords.all.filter(\.language.isLatin).map { ($0.language, folded($0.decorative)) })

    /// The words of all languages with other letters.
    private static let notLatin = RuleWords.all.filter { !$0.language.isLatin }
        .reduce(into: Set<FoldedText>()) { $0.formUnion(folded($1.decorative)) }

    private static func folded(_ words: String) -> Set<FoldedText> {
        Set(words.split(separator: ",").map { FoldedText(String($0)) })
    }
}
