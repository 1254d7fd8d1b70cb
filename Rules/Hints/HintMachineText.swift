import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports hints that contain a localisation key, a format specifier, debug text or markup.
    public static let hintMachineText: Rule = Rule(
        "hint-machine-text",
        "Hint contains a localisation key, a format specifier, debug text or markup.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["hints", "machine-text"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        standards: [.wcag("4.1.2")],
        limits: [
            "A key is recognised only if it contains a word such as \"title\", \"hint\" or \"message\"."
        ],
        variants: [
            .iOS(
                needs: [.hint],
                why: "VoiceOver reads the technical text instead of the intended hint.",
                fix:
                    "Add the missing translation, insert the value or remove the markup before you set `accessibilityHint`.",
                inUIKit: #"playButton.accessibilityHint = String(localized: "hint.play")"#,
                inSwiftUI: #"Button("Play", action: play).accessibilityHint(Text("hint.play", tableName: "Hints"))"#,
                examples: [
                    .fails(.button("Play", hint: "hint.settings.%@")),
                    .fails(.button("Play", hint: "player.play.hint")),
                    .fails(.button("재생", hint: "%@을 재생합니다.")),
                    .fails(.button("Play", hint: "Optional(\"Plays the song.\")")),
                    .passes(.button("Play", hint: "Plays the song.")),
                    .passes(.button("재생", hint: "노래를 재생합니다.")),
                    .passes(.button("Discount", hint: "Takes 50% off.")),
                    .passes(.button("Play")),
                ],
                check: check(\.hint)
            ),
            .android(
                needs: [.placeholder],
                standards: [.android("hint")],
                why: "TalkBack reads the hint of a field, with its braces and keys.",
                fix: "Set `android:hint` to a text for people, e.g. \"Email\".",
                check: check(\.placeholder)
            ),
        ]
    )

    private static func check(_ hint: @escaping @Sendable (ElementView) -> String?) -> RuleScope {
        .eachElement { element, check in
            guard let hint = hint(element), !hint.isEmpty else { return }
            if let found = Detector.inAnyText.first(in: hint) {
                check.report(
                    element,
                    """
                    hint "\(hint.printable(limit: 60))" contains "\(found.printable(limit: 40))", \
                    which is not readable text
                    """)
            } else if Detector.names.first(matching: hint) == .localisationKey {
                check.report(
                    element, "hint \"\(hint.printable(limit: 60))\" looks like a localisation key without a translation"
                )
            }
        }
    }
}
