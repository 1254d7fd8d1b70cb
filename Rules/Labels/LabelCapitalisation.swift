import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control labels that start with a lowercase letter.
    public static let labelCapitalisation: Rule = Rule(
        "label-capitalisation",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        unlikeA11yUITests: """
            A11yUITests reports every control label that does not start with a capital letter, including digits, \
            symbols, emoji and scripts without letter case.
            """,
        parameters: [allowed],
        variants: [
            .iOS(
                "Control label starts with a lowercase letter.",
                needs: [.type, .label],
                standards: [.apple("accessibilityLabel")],
                why:
                    "According to Apple, a capitalised first word helps VoiceOver read the label with the right inflection.",
                fix: "Start `accessibilityLabel` with a capital letter, e.g. \"Play\".",
                inUIKit: #"playButton.accessibilityLabel = "Play""#,
                inSwiftUI: """
                    Button(action: play) { Image(systemName: "play") }
                        .accessibilityLabel("Play")
                    """,
                limits: [
                    "A brand name written entirely in lowercase is reported; add it to `allowed`.",
                    "The name of an image, such as `common visibility off`, is reported by the rules on names.",
                    "Links and cells are not checked, because links may be part of a sentence and cells may show user content.",
                ],
                examples: [
                    .fails(.button("play")),
                    .fails(.button("öffnen"), on: ExampleScreen(locale: "de")),
                    .fails(.button("открыть")),
                    .passes(.button("Play")),
                    .passes(.button("iPhone settings"), because: "brand name with a capital later in the word"),
                    .passes(.button("adidas shop"), because: "listed in `allowed`"),
                    .passes(.button("확인"), because: "script without letter case"),
                    .passes(.button("3 unread messages"), because: "starts with a digit"),
                    .passes(.link("terms of service"), because: "link, may be part of a sentence"),
                    .passes(.text("play"), because: "not a control"),
                    .passes(.button("debug"), because: "a button of builds for development"),
                    .passes(
                        .container(
                            .other, nil, at: nil, .button("menu"), .button("views"), .button("select"), .button("move"),
                            .button("close")), because: "the overlay of FLEX, a tool for debugging"),
                    .passes(.button("npr.org"), because: "web address"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 44), .text("General"),
                            .button("chevron", at: Rect(x: 360, y: 115, width: 12, height: 14)).with {
                                $0.isEnabled = false
                            }),
                        because: "disclosure indicator, labelled by the system"),
                ],
                check: .eachElement(of: .controls) { element, check in
                    guard element.isControl, element.type != .link, element.type != .cell,
                        element.traits?.contains(.link) != true, let name = element.name
                    else { return }
                    guard let byte = name.utf8.first, byte.isLowercaseLetter || byte >= 0x80,
                        name.first?.isLowercase == true
                    else { return }
                    let word = name.prefix { !$0.isWhitespace }
                    // A word with a capital, a digit or a sign inside is a brand, an address or a code.
                    guard word.count > 1,
                        word.dropFirst().allSatisfy({
                            $0.isLowercase || !$0.isCased && $0.isLetter || ",:;!?…’'-".contains($0)
                        }
                        )
                    else { return }
                    guard !check[allowed].contains(where: { $0 == word }), !element.hasMachineLabel,
                        !element.isRowAccessory, name != "debug", !element.isInDebugOverlay
                    else { return }
                    check.report(element, "label \"\(name.printable(limit: 60))\" starts with a lowercase letter")
                }
            )
        ]
    )

    private static let allowed = Parameter(
        "allowed", default: ["adidas", "lululemon"], "First words that may start with a lowercase letter.")
}
