import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports image labels that contain a word for "image", or that could be the label of any image.
    public static let imageLabelRedundantWord: Rule = Rule(
        "image-label-redundant-word",
        "Image label contains a word for \"image\" or is generic.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording", "images"],
        unlikeA11yUITests: """
            A11yUITests looks for the words anywhere in the label, including in "Silicon" and "Demographics", and \
            only in English.
            """,
        needs: [.type, .label],
        limits: [
            "A word that may be the subject of the image, such as \"photo\" or \"illustration\", is reported, too.",
            """
            Latin text without a declared language is in the language that the usual words of the screen's labels tell; words that are \
            unmistakable in any language are always found. Set the locale of the screen.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityLabel"), .hig("Alternative text for images")],
                why: "VoiceOver adds \"image\" itself, so it reads \"Image of a red kite, image\".",
                fix:
                    "Set `accessibilityLabel` to what the image shows, without the word for the image, e.g. \"Red kite\".",
                inUIKit: #"photo.accessibilityLabel = "Red kite""#,
                inSwiftUI: #"Image("kite").accessibilityLabel("Red kite")"#,
                examples: [
                    .fails(.image("Image of a red kite")),
                    .fails(.image("Weather icon")),
                    .fails(.image("Profile photo")),
                    .fails(.image("강아지 이미지")),
                    .fails(.image("商品图标")),
                    .fails(.image("Bild von einem Drachen"), on: ExampleScreen(locale: "de")),
                    .fails(.image("Image de profil"), on: ExampleScreen(locale: "fr")),
                    .fails(.image("Logo")),
                    .fails(.button("icon, Taxi"), because: "label of an image in a merged name"),
                    .passes(.button("Image, video and sound"), because: "may be a list"),
                    .fails(.image("Image 3")),
                    .fails(.image("배너")),
                    .fails(.image("图片2")),
                    .fails(.image("Vorschaubild"), on: ExampleScreen(locale: "de")),
                    .fails(.image("Imagem de um barco"), because: "its language need not be declared"),
                    .fails(.image("Graphic: sales by month")),
                    .fails(.image("图片：日落")),
                    .fails(.image("A picture showing the harbour")),
                    .passes(.image("Harbour: the old lighthouse")),
                    .passes(.image("Logo of the museum")),
                    .passes(.image("Banner of the Seventh Regiment")),
                    .passes(.image("Red kite")),
                    .passes(.image("강아지")),
                    .passes(.image("Silicon Valley")),
                    .passes(.image("Demographics")),
                    .passes(.image("Iconic poster")),
                    .passes(.image("Photosynthesis")),
                    .passes(.image("Icon Theatre"), because: "proper name"),
                    .passes(.button("Photo library"), because: "a control, not an image"),
                    .passes(.image("Bildschirm"), on: ExampleScreen(locale: "de"), because: "part of another word"),
                    .passes(.image("그림책"), because: "part of another word"),
                ],
                check: .eachElement { element, check in
                    if let word = element.roleWordBeforeName {
                        return check.report(
                            element,
                            """
                            label "\((element.label ?? "").printable(limit: 60))" contains "\(word.printable(limit: 40))", which \
                            describes nothing
                            """)
                    }
                    report(element, check)
                }
            ),
            .android(
                standards: [.android("Describe each UI element"), .android("contentDescription")],
                why: "TalkBack adds \"image\" itself, so it reads \"Image of a red kite, image\".",
                fix: "Remove words such as \"image\" from `contentDescription`.",
                inCompose: "Image(painter, contentDescription = \"Beach\")",
                inViews: "photo.contentDescription = \"Beach\"",
                check: .eachElement { element, check in
                    if let part = element.roleWordInName {
                        return check.report(
                            element,
                            """
                            label "\((element.label ?? "").printable(limit: 60))" contains \
                            "\((part.label ?? "").printable(limit: 40))", which describes nothing
                            """)
                    }
                    report(element, check)
                }
            ),
        ]
    )

    private static func report(_ element: ElementView, _ check: RuleCheck) {
        guard !element.isControl, element.wordRole == .image else { return }
        let label = element.labelText.folded
        let lists = element.labelText.lists
        guard lists.allSatisfy({ $0.roles(named: label).isEmpty }) else { return }
        if lists.contains(where: { $0.isGenericImage(label) }) {
            guard !element.hasMachineLabel else { return }
            return check.report(
                element, "label \"\((element.label ?? "").printable(limit: 60))\" could be that of any image",
                as: .warning)
        }
        let match =
            lists.lazy.compactMap { $0.imageMatch(in: label) }.first ?? element.imageWordBeforeColon
            ?? lists.lazy.compactMap { $0.imageMatch(in: label.withoutArticle) }.first
        guard let match, !element.hasMachineLabel else { return }
        check.report(
            element,
            """
            label "\((element.label ?? "").printable(limit: 60))" contains "\(match.word.text.text)"; \
            \(element.screen.screen.platform.screenReader) already announces the element as an image
            """)
    }
}

extension FoldedText {
    /// The text without an article at its start.
    fileprivate var withoutArticle: FoldedText {
        let first = word(at: 0)
        guard Self.articles.contains(first), first.scalars.count < scalars.count else { return self }
        return dropping(first: first)
    }

    private static let articles = Lexicon.union(.articles)
}

extension ElementView {
    /// The word for an image before a colon at the start of the label: `Photo: sunset`.
    fileprivate var imageWordBeforeColon: RoleMatch? {
        guard let label,
            let colon = label.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == "：" })
        else { return nil }
        let first = FoldedText(String(label[..<colon]))
        guard first.scalars.count <= 20 else { return nil }
        let words = labelText.lists.lazy.compactMap { $0.words(for: .image).first { $0.text == first } }
        return words.first.map { RoleMatch(position: .start, word: $0) }
    }

    /// The word for a picture or a button in small letters, with a comma after it, before a name that begins otherwise:
    /// `icon` in `icon, Taxi`, as joining the labels inside a control makes it.
    fileprivate var roleWordBeforeName: String? {
        guard isControl, !isTextInput, let label, label.utf8.first?.isLowercaseLetter == true,
            let words = labelText.words, words.writing == .spaced
        else { return nil }
        let parts = label.split(separator: ",", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let (first, rest) = (String(parts[0]), String(parts[1]).trimmed)
        guard let next = rest.first, next.isUppercase || !next.isCased && next.isLetter else { return nil }
        let text = FoldedText(first)
        let isRole = words.roles(named: text).contains { ($0.role == .image || $0.role == .button) && !$0.isWeak }
        return isRole || text.text == "badge" ? first : nil
    }
}
