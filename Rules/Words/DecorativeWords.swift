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
        if unmistakable.contains(label.folded) || namesInCode.contains(label.label) { return true }
        let declared = tag.flatMap { Language(tag: $0) }
        let language = declared.flatMap { $0.isLatin ? $0 : nil } ?? label.guessedLanguage ?? .english
        return latin[language]?.contains(label.folded) == true
    }

    /// Words that mean decoration in any language.
    private static let unmistakable = FoldedText.set(
        """
        hintergrundbild, trennlinie, trennstrich, abstandhalter, schlagschatten, arrière plan, image d arrière plan, image de fond, \
        séparateur, ligne de séparation, imagen de fondo, línea divisoria, línea separadora, separador, imagem de fundo, plano de fundo, \
        linha divisória, immagine di sfondo, sfondo, separatore, linea di separazione, achtergrondafbeelding, scheidingslijn, \
        achtergrond, arka plan, arka plan resmi, ayırıcı, ayraç, bakgrundsbild, avdelare, skiljelinje, obraz tła, tło, \
        linia oddzielająca, garis pemisah, pemisah, gambar latar, latar belakang
        """)
    /// Names in small letters, as image assets have them.
    private static let namesInCode: Set = ["bg", "line", "lines", "arrow", "dots", "hr"]

    /// By language: the words of a language with Latin letters.
    private static let latin = Dictionary(
        uniqueKeysWithValues: RuleWords.all.filter(\.language.isLatin).map {
            ($0.language, FoldedText.set($0.decorative))
        })

    /// The words of all languages with other letters.
    private static let notLatin = FoldedSet(
        RuleWords.all.filter { !$0.language.isLatin }.flatMap { FoldedText.list($0.decorative) })
}
