import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports hints that contain a gesture instruction.
    public static let hintGesture: Rule = Rule(
        "hint-gesture",
        severity: .warning,
        presets: [.recommended],
        groups: ["hints", "wording"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        variants: [
            .iOS(
                "Hint contains a gesture instruction.",
                needs: [.hint],
                standards: [.apple("accessibilityHint")],
                why: """
                    VoiceOver already says "double tap to activate", and the gesture is wrong with Switch Control or a \
                    keyboard.
                    """,
                fix: "Set `accessibilityHint` to what happens on activation, e.g. \"Plays the song\".",
                inUIKit: #"playButton.accessibilityHint = "Plays the song.""#,
                inSwiftUI: #"Button("Play", action: play).accessibilityHint("Plays the song.")"#,
                limits: [
                    "The rule knows the words of these languages, and does not check hints in others: \(Lexicon.names).",
                    """
                    The hints that UIKit itself gives switches, text fields and adjustable elements are not reported, also \
                    where an app sets the same words.
                    """,
                ],
                examples: [
                    .fails(.button("Play", hint: "Double tap to play.")),
                    .fails(.button("Play", hint: "Press to play the song")),
                    .fails(.button("재생", hint: "두 번 탭하여 재생합니다.")),
                    .fails(.button("再生", hint: "ダブルタップで再生します")),
                    .fails(.button("播放", hint: "双击播放")),
                    .fails(
                        .button("Wiedergabe", hint: "Doppeltippen, um abzuspielen"), on: ExampleScreen(locale: "de")),
                    .fails(.button("Écouter", hint: "Appuyez deux fois pour écouter"), because: "undeclared language"),
                    .passes(.button("Play", hint: "Plays the song.")),
                    .passes(.button("재생", hint: "노래를 재생합니다.")),
                    .passes(.button("재생", hint: "다음 탭으로 이동합니다."), because: "word for a tab, not a tap"),
                    .passes(.button("News", hint: "Opens the press releases.")),
                    .passes(.button("Wiedergabe", hint: "Spielt das Lied."), on: ExampleScreen(locale: "de")),
                    .passes(
                        .init(.switch, "Wi-Fi", value: "1", hint: "Double-tap to toggle setting"),
                        because: "hint that UIKit gives a switch"),
                    .passes(.init(.switch, "通知", value: "1", hint: "ダブルタップして設定を切り替えます。")),
                    .fails(.button("Wi-Fi", hint: "Double-tap to toggle setting"), because: "not a switch"),
                    .passes(.button("Play")),
                ],
                check: .eachElement(of: .hinted) { element, check in
                    guard let hint = element.hint, !hint.isEmpty else { return }
                    let lists = element.lists(for: hint)
                    let text = FoldedText(hint)
                    let gesture =
                        lists.lazy.compactMap { $0.gesture(in: text) }.first
                        ?? (lists.isEmpty ? nil : GesturePhrases.first(in: text))
                    guard let gesture, !element.hasSystemHint else { return }
                    check.report(
                        element,
                        "hint \"\(hint.printable(limit: 60))\" contains the gesture instruction \"\(gesture.text)\"")
                }
            )
        ]
    )
}
