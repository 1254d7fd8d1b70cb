import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports English hints on screens in another language.
    public static let hintUntranslated: Rule = Rule(
        "hint-untranslated",
        severity: .warning,
        presets: [.strict],
        groups: ["hints", "wording"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        variants: [
            .iOS(
                "Hint is English on a screen in another language.",
                needs: [.label, .hint],
                standards: [.apple("accessibilityHint")],
                why:
                    "VoiceOver reads the English text with the voice of the app's language, and many users do not understand it.",
                fix: "Translate `accessibilityHint`; a text that was added for VoiceOver only is easily missed.",
                inUIKit: #"playButton.accessibilityHint = String(localized: "Plays the song.")"#,
                inSwiftUI: #"Button("Play", action: play).accessibilityHint(Text("Plays the song."))"#,
                limits: [
                    """
                    A hint is English if it is in Latin letters and has two common English words of hints; on a screen in another \
                    language with Latin letters, two that this language does not have.
                    """,
                    """
                    The language of the screen is the declared one; without one, only a screen with at least five labels, \
                    of which 60 % are in another script than Latin, is checked.
                    """,
                    "Only English hints are recognised.",
                ],
                examples: [
                    .fails(
                        .text("지금 재생 중"), .text("앨범"), .button("이전"), .button("다음"),
                        .button("재생", hint: "Plays the song."), as: .warning),
                    .fails(.button("再生", hint: "Opens the player"), on: ExampleScreen(locale: "ja")),
                    .fails(
                        .button("Wiedergabe", hint: "Plays the selected song with this device."),
                        on: ExampleScreen(locale: "de")),
                    .fails(.button("تشغيل", hint: "Shows more details"), on: ExampleScreen(locale: "ar")),
                    .passes(.button("Play", hint: "Plays the song.")),
                    .passes(.button("再生", hint: "曲を再生します。"), on: ExampleScreen(locale: "ja")),
                    .passes(.button("Wiedergabe", hint: "Spielt das Lied."), on: ExampleScreen(locale: "de")),
                    .passes(.button("재생", hint: "Apple Music"), on: ExampleScreen(locale: "ko"), because: "a name"),
                    .passes(
                        .button("재생", hint: "Plays the song.").with { $0.language = "en" },
                        on: ExampleScreen(locale: "ko"),
                        because: "VoiceOver reads it with the English voice"),
                    .passes(.button("재생", hint: "Plays the song."), because: "language unknown, few labels"),
                ],
                check: .eachElement(of: .hinted) { element, check in
                    guard let hint = element.hint, Scripts(hint) == .latin else { return }
                    let isAmongLatin: Bool
                    switch DeclaredLanguage(tag: element.languageTag) {
                    case .known(let language) where language == .base: return
                    case .known(let language): isAmongLatin = language.isLatin
                    case .none, .unknown:
                        guard let language = element.screen.foreignLanguage, !language.isLatin else { return }
                        isAmongLatin = false
                    }
                    guard HintWords.isEnglish(FoldedText(hint), isAmongLatin: isAmongLatin),
                        Detector.inAnyText.first(in: hint) == nil, !element.hasSystemHint
                    else { return }
                    check.report(
                        element,
                        "hint \"\(hint.printable(limit: 60))\" is English, but the screen is in another language")
                }
            )
        ]
    )
}
