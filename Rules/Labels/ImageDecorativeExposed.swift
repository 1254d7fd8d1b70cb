import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports exposed images whose label says that they are decoration.
    public static let imageDecorativeExposed: Rule = Rule(
        "image-decorative-exposed",
        "Decorative image is exposed.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["images", "labels"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1")],
        limits: [
            "Only a label that is nothing but such a word is reported; the rule knows the words of these languages: \(Lexicon.names).",
            """
            Latin text without a declared language is in the language that the usual words of the screen's labels tell; words that are \
            unmistakable in any language are always found. Set the locale of the screen.
            """,
            """
            "Line" with a capital letter is not reported, because it may be the subject of the image; a word such as "Forward" only on \
            an image that is not larger than the sign at the end of a row.
            """,
        ],
        variants: [
            .iOS(
                standards: [.apple("isAccessibilityElement")],
                why: "VoiceOver stops on the image and reads a word such as \"divider\", which tells users nothing.",
                fix: "Hide the image: set `isAccessibilityElement` to `false` and remove its label.",
                inUIKit: "dividerView.isAccessibilityElement = false",
                inSwiftUI: #"Image(decorative: "divider")"#,
                edit: .modifier(
                    ".accessibilityHidden(true)", uiKit: "isAccessibilityElement = false",
                    flutter: "ExcludeSemantics("),
                examples: [
                    .fails(.image("divider"), as: .warning),
                    .fails(.image("Background")),
                    .fails(.image("배경")),
                    .fails(.image("分隔线")),
                    .fails(.image("区切り線")),
                    .fails(.image("разделитель")),
                    .fails(.image("Trennlinie"), on: ExampleScreen(locale: "de")),
                    .fails(.image("Séparateur"), on: ExampleScreen(locale: "fr")),
                    .fails(
                        .image("Forward", at: Rect(x: 360, y: 110, width: 10, height: 16)),
                        because: "the mark at the end of a row"),
                    .passes(
                        .image("Forward", at: Rect(x: 16, y: 110, width: 44, height: 44)), because: "a larger picture"),
                    .passes(.image("Red kite")),
                    .passes(.image("노을 배경의 등대"), because: "more than the word"),
                    .fails(.image("Ayraç"), because: "its language need not be declared"),
                    .fails(.image("line"), because: "written like the name of an asset"),
                    .fails(.image("Bottom bar shadow"), because: "a decoration and its place"),
                    .fails(.image("Achtergrond")),
                    .passes(.image("White horse"), because: "no decoration"),
                    .passes(.image("Green line"), because: "may be that of a railway"),
                    .passes(.image("Line"), because: "may be the subject"),
                    .passes(.image("Fond"), because: "not an English word for decoration"),
                    .passes(.button("Background"), because: "a control"),
                    .passes(.image("divider", traits: [.image, .button]), because: "an image that is a control"),
                    .passes(.text("Background"), because: "a text"),
                    .passes(.image("Background image"), because: "covered by image-label-redundant-word"),
                    .passes(.image("bg_divider"), because: "a file name, covered by image-label-filename"),
                ],
                check: check
            ),
            .android(
                standards: [.android("Describe each UI element"), .android("importantForAccessibility")],
                why: "TalkBack stops on the image and reads a word such as \"divider\", which tells users nothing.",
                fix:
                    "Hide the image from TalkBack with `importantForAccessibility=\"no\"`, in Compose with `contentDescription = null`.",
                inCompose: "Image(painter, contentDescription = null)",
                inViews: "wave.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO",
                edit: .compose(contentDescription: "null", flutter: "ExcludeSemantics("),
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if element.isDisclosureMark {
            let verb = element.isExposureKnown ? "is exposed" : "may be exposed"
            return check.report(
                element, "\(verb), but the label \"\(element.label ?? "")\" names only the mark of a row that leads on")
        }
        guard element.wordRole == .image, !element.isControl, let label = element.label,
            label.utf8.count <= DecorativeWords.maximumLength,
            !element.labelText.isASCII || !label.has(Rule.isSignInNames),
            !element.hasMachineLabel, DecorativeWords.contains(element.labelText, language: element.languageTag)
        else { return }
        // image-label-redundant-word reports "Background image".
        guard element.labelText.words?.imageMatch(in: element.labelText.folded) == nil else { return }
        let verb = element.isExposureKnown ? "is exposed" : "may be exposed"
        check.report(element, "\(verb), but the label \"\(label.printable(limit: 60))\" names decoration")
    }

    /// Whether a character joins the parts of a file name.
    private static func isSignInNames(_ sign: Unicode.Scalar) -> Bool { sign == "_" || sign == "-" || sign == "." }
}

extension ElementView {
    /// Whether it is a small picture at an edge of the screen with the name of a chevron: SwiftUI calls that of SF
    /// Symbols "Forward".
    fileprivate var isDisclosureMark: Bool {
        guard type == .image, !isControl, conventions.namesSymbols, let frame, frame.width <= 24, frame.height <= 24,
            !frame.isEmpty,
            let width = screen.screen.size?.width, frame.maxX >= 0.8 * width || frame.x <= 0.2 * width
        else { return false }
        return DisclosureWords.contains(labelText.folded)
    }
}
