import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A hint says what happens, not what to do.
    public static let hintGesture = Rule(
        "hint-gesture",
        "A hint tells with which gesture to activate the element.",
        severity: .warning,
        presets: [.recommended],
        groups: ["hints", "wording"],
        needs: [.hint],
        standards: [.apple("accessibilityHint")],
        why:
            "VoiceOver says \"double tap to activate\" itself, and for Switch Control or a keyboard the gesture is wrong.",
        fix: "Say what happens, here that the song plays, and not how to make it happen.",
        inUIKit: """
            playButton.accessibilityHint = "Plays the song."
            """,
        inSwiftUI: """
            Button("Play", action: play).accessibilityHint("Plays the song.")
            """,
        limits: [
            "Known are the words of seventeen languages; a hint in any other is not judged."
        ],
        unlikeA11yUITests: "It did not look at hints.",
        examples: [
            .fails(.button("Play", hint: "Double tap to play.")),
            .fails(.button("Play", hint: "Press to play the song")),
            .fails(.button("재생", hint: "두 번 탭하여 재생합니다.")),
            .fails(.button("再生", hint: "ダブルタップで再生します")),
            .fails(.button("播放", hint: "双击播放")),
            .fails(.button("Wiedergabe", hint: "Doppeltippen, um abzuspielen"), on: ExampleScreen(locale: "de")),
            .passes(.button("Play", hint: "Plays the song.")),
            .passes(.button("재생", hint: "노래를 재생합니다.")),
            .passes(.button("재생", hint: "다음 탭으로 이동합니다."), because: "a tab, not a tap"),
            .passes(.button("News", hint: "Opens the press releases.")),
            .passes(.button("Wiedergabe", hint: "Spielt das Lied."), on: ExampleScreen(locale: "de")),
            .passes(.button("Play")),
        ],
        check: .eachElement { element, check in
            guard let hint = element.hint, !hint.isEmpty, let words = element.words(for: hint)
            else { return }
            guard let gesture = words.gesture(in: FoldedText(hint)) else { return }
            check.report(element, "\"\(gesture.text)\" in the hint \"\(hint.printable(limit: 60))\" is a gesture")
        }
    )
}
