import AXTree

/// Labels of images that are decoration, in seventeen languages.
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

    private static let latin: [Language: Set<FoldedText>] = [
        .english: folded(
            """
            background, background image, background picture, backdrop, divider, divider line, dividing line, separator, \
            separator line, horizontal line, vertical line, horizontal rule, shadow, drop shadow, spacer, gradient, \
            gradient overlay, overlay, decoration, decorative, decorative image, ornament, placeholder image, blank image
            """),
        .german: folded(
            """
            hintergrund, hintergrundbild, trenner, trennlinie, trennstrich, schatten, schlagschatten, abstandhalter, \
            farbverlauf, verlauf, dekoration, dekoratives bild, platzhalterbild
            """),
        .french: folded(
            """
            arrière plan, image d arrière plan, fond, fond d écran, image de fond, séparateur, ligne de séparation, \
            trait de séparation, ombre, ombre portée, espaceur, dégradé, décoration, image décorative
            """),
        .spanish: folded(
            """
            fondo, imagen de fondo, separador, línea separadora, línea divisoria, divisor, sombra, espaciador, degradado, \
            gradiente, decoración, imagen decorativa
            """),
        .portuguese: folded(
            """
            fundo, plano de fundo, imagem de fundo, separador, linha separadora, linha divisória, divisor, divisória, sombra, \
            espaçador, gradiente, degradê, decoração, imagem decorativa
            """),
        .italian: folded(
            """
            sfondo, immagine di sfondo, separatore, linea di separazione, linea divisoria, divisore, ombra, spaziatore, \
            gradiente, sfumatura, decorazione, immagine decorativa
            """),
        .dutch: folded(
            """
            achtergrond, achtergrondafbeelding, scheidingslijn, scheidingsteken, verdeler, schaduw, afstandhouder, verloop, \
            kleurverloop, decoratie, decoratieve afbeelding
            """),
        .turkish: folded(
            """
            arka plan, arka plan resmi, arkaplan, ayırıcı, ayraç, ayırıcı çizgi, gölge, boşluk, degrade, renk geçişi, süsleme, \
            dekorasyon
            """),
        .swedish: folded(
            """
            bakgrund, bakgrundsbild, avdelare, avskiljare, skiljelinje, skugga, mellanrum, övertoning, gradient, dekoration, \
            dekorativ bild
            """),
        .polish: folded(
            """
            tło, obraz tła, separator, linia oddzielająca, linia rozdzielająca, rozdzielacz, cień, odstęp, gradient, dekoracja, \
            obraz dekoracyjny
            """),
    ]

    private static let notLatin = folded(
        """
        배경, 배경 이미지, 배경이미지, 배경 화면, 구분선, 구분 선, 분리선, 그림자, 여백, 그라데이션, 그라디언트, 장식, 장식 이미지, \
        背景, 背景图, 背景图片, 背景图像, 分隔线, 分割线, 分隔符, 阴影, 占位图, 渐变, 装饰, 装饰图, 装饰图片, \
        背景圖, 背景圖片, 背景影像, 分隔線, 分割線, 陰影, 漸層, 漸變, 裝飾, 裝飾圖, 裝飾圖片, \
        背景画像, 背景イメージ, 区切り線, 区切り, 仕切り線, セパレーター, セパレータ, ディバイダー, 影, シャドウ, スペーサー, \
        グラデーション, 装飾, 装飾画像, \
        фон, фоновое изображение, фоновая картинка, разделитель, разделительная линия, тень, отступ, градиент, украшение, \
        декоративное изображение, \
        خلفية, صورة الخلفية, صورة خلفية, فاصل, خط فاصل, ظل, مسافة, تدرج, تدرج لوني, زخرفة, صورة زخرفية, \
        पृष्ठभूमि, पृष्ठभूमि छवि, बैकग्राउंड, विभाजक, विभाजक रेखा, डिवाइडर, छाया, ग्रेडिएंट, सजावट
        """)

    private static func folded(_ words: String) -> Set<FoldedText> {
        Set(words.split(separator: ",").map { FoldedText(String($0)) })
    }
}
