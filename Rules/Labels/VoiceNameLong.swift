import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports controls that show a short text and have a label that is too long to say.
    public static let voiceNameLong: Rule = Rule(
        "voice-name-long",
        severity: .warning,
        presets: [.strict],
        groups: ["labels"],
        unlikeA11yUITests: "A11yUITests limits the length of all labels, also of controls that show no shorter text.",
        variants: [
            .iOS(
                "Name for Voice Control is much longer than the visible text.",
                needs: [.type, .label, .children],
                standards: [.apple("accessibilityUserInputLabels"), .wcag("2.5.3")],
                why:
                    "Voice Control users see a short text and have to say a whole sentence, or the number of the control.",
                fix: "Set `accessibilityUserInputLabels` to the visible text; VoiceOver goes on reading the label.",
                inUIKit: """
                    payButton.accessibilityLabel = "Pay now, with the card that ends in 1234"
                    payButton.accessibilityUserInputLabels = ["Pay now"]
                    """,
                inSwiftUI: """
                    Button("Pay now", action: pay)
                        .accessibilityLabel("Pay now, with the card that ends in 1234")
                        .accessibilityInputLabels(["Pay now"])
                    """,
                limits: [
                    """
                    A label of more than six words is reported if it begins with the visible text; two characters of Chinese, \
                    Japanese or Thai count as a word. `label-omits-visible-text` reports those that do not contain it.
                    """,
                    "Rows, text fields and web content are not checked.",
                    "Most dumps do not tell which names an app sets for Voice Control; the message says \"may\" then.",
                ],
                examples: [
                    .fails(pay),
                    .fails(.button("지금 결제, 1234로 끝나는 카드로 내일까지 두 번에 나누어 결제", containing: [text("지금 결제")])),
                    .fails(
                        .button(
                            "Paylaş, bu fotoğrafı bütün aile ile şimdi paylaşmak için dokunun",
                            containing: [text("Paylaş")]), on: ExampleScreen(locale: "tr")),
                    .passes(.button("Pay now, 24 euros", containing: [text("Pay now")]), because: "four words"),
                    .passes(
                        pay.with { $0.userInputLabels = ["Pay now"] }, because: "Voice Control listens to the text"),
                    .passes(
                        .button(
                            "Pay now with the card that ends in 1234",
                            containing: [text("Pay now"), text("with the card that ends in 1234")]),
                        because: "all of it is visible"),
                    .passes(
                        .button("Proceed to the page where you pay for all this", containing: [text("Pay now")]),
                        because: "covered by label-omits-visible-text"),
                    .passes(
                        .init(
                            .cell, "Wi-Fi, connected to the network of our neighbours", exposed: true,
                            containing: [text("Wi-Fi")]), because: "a row"),
                    .passes(pay.with { $0.isEnabled = false }, because: "disabled"),
                ],
                check: .eachElement(of: .named) { element, check in
                    guard element.type != .cell, !element.isTextInput, !element.isWebContent, let label = element.label,
                        let name = element.voiceName, name.problem == .long, let text = name.instead,
                        element.element.userInputLabels?.isEmpty != false
                    else { return }
                    let shown = element.shownTexts
                    guard shown.map({ TitleWords($0).spokenCount }).reduce(0, +) < name.wordCount,
                        FoldedText(label).starts(with: FoldedText(text)), !element.hasMachineLabel
                    else { return }
                    check.report(
                        element,
                        """
                        \(element.screen.carries(.userInputLabels) ? "takes" : "may take") \(name.wordCount) words to say to \
                        Voice Control, and shows "\(text.printable(limit: 60))"
                        """)
                }
            )
        ]
    )

    private static let pay = ExampleElement.button(
        "Pay now, with the card that ends in 1234", containing: [text("Pay now")])

    private static func text(_ text: String) -> ExampleElement { ExampleElement(.staticText, text, exposed: false) }
}

extension ElementView {
    /// What users of Voice Control say to activate it; `nil` for what is no enabled control.
    fileprivate var voiceName: VoiceName? {
        screen.cached { VoiceNames(screen.screen, screen.exposure) }.byControl[index]
    }

    /// The texts that it shows.
    fileprivate var shownTexts: [String] { VoiceNames.texts(on: index, screen.screen, screen.exposure) }
}
