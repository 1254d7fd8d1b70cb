import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports control and image labels that contain a gesture instruction.
    public static let labelGestureInstruction: Rule = Rule(
        "label-gesture-instruction",
        "Label contains a gesture instruction.",
        severity: .warning,
        presets: [.recommended],
        groups: ["labels", "wording"],
        unlikeA11yUITests:
            "A11yUITests looks only for \"tap here\" and \"click here\", anywhere in the label of a control.",
        needs: [.type, .label],
        limits: [
            "The rule knows the words of these languages, and does not check labels in others: \(Lexicon.names).",
            "An instruction is recognised at the start of the label and after a comma, a full stop or a dash.",
            "An instruction that a text inside the element shows is not reported, because label and visible text must match.",
            "Labels of more than 100 characters are treated as text.",
        ],
        variants: [
            .iOS(
                standards: [.apple("accessibilityHint")],
                why: """
                    With VoiceOver, Switch Control or Voice Control the element is activated differently, so the \
                    instruction is wrong.
                    """,
                fix: """
                    Set `accessibilityLabel` to what the element does, e.g. "Details"; VoiceOver announces how to activate \
                    it.
                    """,
                inUIKit: #"detailsButton.accessibilityLabel = "Details""#,
                inSwiftUI: #"Button("Tap to see details", action: show).accessibilityLabel("Details")"#,
                examples: [
                    .fails(.button("Tap to see details")),
                    .fails(.button("탭하여 자세히 보기")),
                    .fails(.button("Нажмите, чтобы продолжить")),
                    .fails(.button("Museum, double tap to open")),
                    .fails(.button("Toca dos veces para abrir"), because: "its language need not be declared"),
                    .fails(.button("Zum Öffnen doppeltippen"), on: ExampleScreen(locale: "de")),
                    .fails(.button("Дважды коснитесь, чтобы открыть")),
                    .fails(.button("Musée, touchez deux fois pour ouvrir"), on: ExampleScreen(locale: "fr")),
                    .fails(.button("Müze, açmak için çift dokunun"), on: ExampleScreen(locale: "tr")),
                    .fails(.button("संग्रहालय, खोलने के लिए डबल टैप करें")),
                    .fails(.init(.cell, "Inbox, swipe left to delete", traits: .button)),
                    .passes(.button("Details")),
                    .passes(
                        .button("Tap to retry", containing: [.text("Tap to retry")]),
                        because: "same as the visible title"),
                    .passes(.button("Shop, click and collect"), because: "name of a service"),
                    .passes(.button("点击量"), because: "number of clicks"),
                    .passes(.button("다음 탭"), because: "word for a tab, not a tap"),
                    .passes(.button("Tap to Pay"), because: "product name"),
                    .passes(.button("Double Tap"), because: "name of a setting or a band"),
                    .fails(.button("Double tap")),
                    .passes(.button("Press releases")),
                    .passes(.text("Tap to continue"), because: "static text"),
                ],
                check: .eachElement(of: .named, reportInstruction)
            ),
            .android(
                standards: [.android("AccessibilityNodeInfo.AccessibilityAction")],
                why:
                    "TalkBack announces how to activate the control, and the gesture is wrong with Switch Access or a keyboard.",
                fix:
                    "Name what the element does, e.g. \"Details\"; set the label of its click action if more must be said.",
                inCompose: "Modifier.clickable(onClickLabel = \"Open details\", onClick = open)",
                inViews: """
                    ViewCompat.replaceAccessibilityAction(
                        card, AccessibilityActionCompat.ACTION_CLICK, "Open details", null)
                    """,
                limits: ["A label of an element that covers more than half of the screen is treated as text."],
                examples: [
                    .fails(.button("Museum, double tap to open")),
                    .passes(
                        .button("Nothing here yet. Tap the pin to add an animal.", size: 390 × 700),
                        because: "the text of the screen"),
                ],
                check: .eachElement(of: .named) { element, check in
                    if !element.coversMostOfScreen { reportInstruction(element, check) }
                }
            ),
        ]
    )

    private static func reportInstruction(_ element: ElementView, _ check: RuleCheck) {
        guard element.isNamed, let label = element.label, !element.labelText.isOneWord else { return }
        let text = element.labelText
        guard let words = text.words else { return }
        let folded = text.folded
        guard folded.scalars.count <= 100,
            let gesture = words.instruction(in: folded, clauses: element.separated(label).clauses),
            !words.isVague(folded, onLink: true), !element.shows(gesture), !element.hasMachineLabel,
            folded != gesture || !label.isTitle,
            !element.isRowOfFlatList
        else { return }
        check.report(
            element,
            "label \"\(label.printable(limit: 60))\" contains the gesture instruction \"\(gesture.text)\"")
    }
}

extension ElementView {
    /// Whether it covers more than half of the screen: its label is a text rather than the name of a control.
    fileprivate var coversMostOfScreen: Bool {
        guard let frame, let size = screen.screen.size else { return false }
        return frame.area * 2 > size.width * size.height
    }

    /// Returns a label of Android with a dash in place of a hyphen between spaces, which ends a clause.
    fileprivate func separated(_ label: String) -> String {
        conventions.namesControlsByTexts && label.holds(" - ") ? label.replacing(" - ", with: " – ") : label
    }

    /// Returns whether a text inside it shows a word.
    fileprivate func shows(_ word: FoldedText) -> Bool {
        hasChildren && contents.contains { $0.type == .staticText && $0.labelText.folded.contains(word) }
    }
}

extension String {
    /// Whether it is several words that begin with capital letters, as the name of a setting or a band does.
    fileprivate var isTitle: Bool {
        let words = split(separator: " ")
        return words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true && $0 != $0.uppercased() }
    }

    /// The texts between commas, full stops, dashes and similar signs; empty if the whole text is one.
    fileprivate var clauses: [FoldedText] {
        guard unicodeScalars.contains(where: Self.endsClause) else { return [] }
        return unicodeScalars.split(whereSeparator: Self.endsClause).map { FoldedText(String($0)) }
    }

    private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ".", ";", ":", "!", "?", "–", "—", "|", "·", "(", "、", "。", "，", "；", "：", "،", "؛", "।", "\n": true
        default: false
        }
    }
}
