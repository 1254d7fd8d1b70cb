import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A name begins with a capital.
    public static let labelCapitalisation = Rule(
        "label-capitalisation",
        "The name of a control begins with a small letter.",
        severity: .failure,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityLabel")],
        why: "Apple asks for a capital at the start, from which VoiceOver takes its intonation.",
        fix: "Begin the label with a capital.",
        inUIKit: """
            playButton.accessibilityLabel = "Play"
            """,
        inSwiftUI: """
            Button(action: play) { Image(systemName: "play") }
                .accessibilityLabel("Play")
            """,
        limits: [
            "A brand that begins with a small letter and has no capital later is reported; add it to `allowed`.",
            "Links and rows are not judged: they stand inside sentences, or show what users wrote.",
        ],
        unlikeA11yUITests: """
            It reported every control whose label did not begin with a capital: digits, signs, emoji and scripts without \
            capitals too.
            """,
        parameters: [allowed],
        examples: [
            .fails(.button("play")),
            .fails(.button("öffnen"), on: ExampleScreen(locale: "de")),
            .fails(.button("открыть")),
            .passes(.button("Play")),
            .passes(.button("iPhone settings"), because: "a capital later in the word: a brand"),
            .passes(.button("adidas shop"), because: "on the list of brands"),
            .passes(.button("확인"), because: "a script without capitals"),
            .passes(.button("3 unread messages"), because: "a digit"),
            .passes(.link("terms of service"), because: "part of a sentence"),
            .passes(.text("play"), because: "a text is no control"),
            .passes(.button("npr.org"), because: "an address"),
        ],
        check: .eachElement { element, check in
            guard element.isControl, element.type != .link, element.type != .cell,
                element.traits?.contains(.link) != true, let name = element.name
            else { return }
            guard let first = name.first, first.isLowercase else { return }
            let word = name.prefix { !$0.isWhitespace }
            // A word with a capital, a digit or a sign inside is a brand, an address or a code.
            guard word.count > 1,
                word.dropFirst().allSatisfy({ $0.isLowercase || !$0.isCased && $0.isLetter || ",:;!?…’'-".contains($0) }
                )
            else { return }
            guard !check[allowed].contains(where: { $0 == word }) else { return }
            check.report(element, "the label \"\(name.printable(limit: 60))\" begins with a small letter")
        }
    )

    private static let allowed = Parameter(
        "allowed", default: ["adidas", "lululemon"], "First words that begin with a small letter.")
}
