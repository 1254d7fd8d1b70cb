import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports hints that are longer than a sentence.
    public static let hintTooLong: Rule = Rule(
        "hint-too-long",
        severity: .warning,
        presets: [.strict],
        groups: ["hints"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        parameters: [maximum],
        variants: [
            .iOS(
                "Hint is too long.",
                needs: [.hint],
                standards: [.apple("accessibilityHint")],
                why:
                    "VoiceOver reads the hint each time users land on the element, and a long one delays the next step.",
                fix:
                    "Shorten `accessibilityHint` to one sentence, e.g. \"Plays the song.\", and show the rest as text.",
                inUIKit: #"playButton.accessibilityHint = "Plays the song.""#,
                inSwiftUI: #"Button("Play", action: play).accessibilityHint("Plays the song.")"#,
                limits: [
                    "The length is counted in characters, although the time to speak them depends on the language."
                ],
                examples: [
                    .fails(
                        .button(
                            "Play",
                            hint: """
                                Plays the selected song, then all other songs of the album in their order, and begins again with the \
                                first one until you stop the player.
                                """)),
                    .fails(.button("再生", hint: String(repeating: "選択した曲を再生し、", count: 13))),
                    .fails(.button("재생", hint: String(repeating: "선택한 노래를 재생한 다음 ", count: 9))),
                    .passes(.button("Play", hint: "Plays the song.")),
                    .passes(.button("재생", hint: "노래를 재생합니다.")),
                    .passes(.button("Play"), because: "no hint"),
                    .notChecked(.button("Play"), on: ExampleScreen(lacks: [.hint])),
                ],
                check: .eachElement(of: .hinted) { element, check in
                    guard let hint = element.hint?.trimmed, !hint.isBlank else { return }
                    let length = element.wholeLength(of: .hint, from: hint.count)
                    // hint-machine-text reports text for machines of any length.
                    guard length > check[maximum], Detector.inAnyText.first(in: hint) == nil else { return }
                    check.report(element, "hint is \(length) characters long; the maximum is \(check[maximum])")
                }
            )
        ]
    )

    private static let maximum = Parameter("maximum", default: 120, "Maximum length of a hint in characters.")
}
