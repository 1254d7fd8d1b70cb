/// Labels of images that are decoration, in every language of `RuleWords`.
package enum DecorativeWords {
    /// The greatest length in UTF-8 bytes of a label that can be one of the words.
    package static let maximumLength = 60

    /// Returns whether the whole label is a word for decoration. Latin text is of the declared language, else English; the
    /// words of other scripts are not divided by language.
    package static func contains(_ label: LabelText, language tag: String?) -> Bool {
        guard label.words != nil else { return false }
        guard label.scripts.isSubset(of: .latin) else { return notLatin.contains(label.folded) }
        if unmistakable.contains(label.folded) || namesInCode.contains(label.label) || isPhrase(label.folded) {
            return true
        }
        let declared = tag.flatMap { Language(tag: $0) }
        let language = declared.flatMap { $0.isLatin ? $0 : nil } ?? label.guessedLanguage ?? .english
        return latin[language]?.contains(label.folded) == true
    }

    /// Whether a text is English words for a decoration and for where it is or what it looks like: `card shadow`, `decorative line`.
    private static func isPhrase(_ text: FoldedText) -> Bool {
        let words = text.text.split(separator: " ").map(String.init)
        guard 2...3 ~= words.count, let last = words.last else { return false }
        let before = words.dropLast()
        if decorations.contains(last) { return before.allSatisfy { places.contains($0) || looks.contains($0) } }
        // "Background shape", but not "white line".
        return shapes.contains(last) && before.contains(where: marks.contains)
            && before.allSatisfy { places.contains($0) || looks.contains($0) || marks.contains($0) }
    }

    private static let decorations = Set(
        wordsOf:
            "background backdrop divider separator spacer shadow overlay gradient decoration ornament dividers separators"
    )
    private static let shapes = Set(
        wordsOf: """
            line lines shape shapes wave waves blob blobs pattern texture border dots dot circle circles image element elements graphic \
            icon illustration swirl underline art flourish curve
            """)
    private static let marks = Set(
        wordsOf: "decorative background divider separator decoration dotted dashed curved ornamental")
    private static let places = Set(
        wordsOf: """
            card header footer section top bottom left right screen page hero list tab bar button row cell image menu inner outer side main \
            center middle corner
            """)
    private static let looks = Set(
        wordsOf: """
            decorative dotted dashed curved thin thick horizontal vertical gray grey white black blue red green yellow orange purple pink dark \
            light blurred blur gradient colored coloured abstract soft small large transparent drop box
            """)

    /// Words that mean decoration in any language.
    private static let unmistakable = FoldedText.set(
        """
        hintergrund, farbverlauf, dekoration, deko, dekoratives bild, dekoratives element, dekorative linie, schmuckbild, élément décoratif, image décorative, \
        décoration, ligne décorative, dégradé, fondo, imagen decorativa, elemento decorativo, decoración, degradado, imagem decorativa, \
        decoração, immagine decorativa, decorazione, elemento decorativo, decoratie, decoratieve afbeelding, kleurverloop, \
        bakgrund, dekorativ bild, baggrund, baggrundsbillede, skillelinje, bakgrunn, bakgrunnsbilde, dekorativt bilde, tausta, taustakuva, \
        erotin, koristekuva, pozadí, obrázek na pozadí, oddělovač, dekorativní obrázek, dekoracja, obraz dekoracyjny, fundal, háttér, \
        elválasztó, dekoratif, dekoratif görsel, hiasan, hình nền, hintergrundbild, trennlinie, trennstrich, abstandhalter, schlagschatten, arrière plan, image d arrière plan, image de fond, \
        séparateur, ligne de séparation, imagen de fondo, línea divisoria, línea separadora, separador, imagem de fundo, plano de fundo, \
        linha divisória, immagine di sfondo, sfondo, separatore, linea di separazione, achtergrondafbeelding, scheidingslijn, \
        achtergrond, arka plan, arka plan resmi, ayırıcı, ayraç, bakgrundsbild, avdelare, skiljelinje, obraz tła, tło, \
        linia oddzielająca, garis pemisah, pemisah, gambar latar, latar belakang
        """)
    /// Names in small letters, as image assets have them.
    private static let namesInCode: Set = [
        "bg", "line", "lines", "arrow", "dots", "hr", "border", "blob", "swirl", "squiggle", "hairline", "texture",
        "fond",
        "linea", "línea", "linha", "ligne", "linie", "lijn", "linje", "linia", "fundo", "schatten", "ombre", "sombra",
        "ombra", "schaduw",
        "skugga", "skygge", "varjo", "cień", "stín", "gölge",
    ]

    /// By language: the words of a language with Latin letters.
    private static let latin = Dictionary(
        uniqueKeysWithValues: RuleWords.all.filter(\.language.isLatin).map {
            ($0.language, FoldedText.set($0.decorative))
        })

    /// The words of all languages with other letters.
    private static let notLatin = FoldedSet(
        RuleWords.all.filter { !$0.language.isLatin }.flatMap { FoldedText.list($0.decorative) })
}
