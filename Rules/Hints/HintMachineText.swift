import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A hint is for people, too.
    public static let hintMachineText = Rule(
        "hint-machine-text",
        "A hint holds what a program left in it: a key, a place for a value, markup.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["hints", "machine-text"],
        needs: [.hint],
        standards: [.wcag("4.1.2")],
        why: "It is read out as it is, and what it should have said is missing.",
        fix: "Add the missing translation, fill in the value, or leave the markup out.",
        inUIKit: """
            playButton.accessibilityHint = String(localized: "hint.play")
            """,
        inSwiftUI: """
            Button("Play", action: play).accessibilityHint(Text("hint.play", tableName: "Hints"))
            """,
        limits: [
            "A key without a word such as title, hint or message is not told from other names."
        ],
        unlikeA11yUITests: "It did not look at hints.",
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
        check: .eachElement { element, check in
            guard let hint = element.hint, !hint.isEmpty else { return }
            if let found = MachineText.first(in: hint) {
                check.report(
                    element,
                    "\"\(found.printable(limit: 40))\" in the hint \"\(hint.printable(limit: 60))\" is no text for people"
                )
            } else if case .key = MachineName(hint) {
                check.report(element, "the hint \"\(hint.printable(limit: 60))\" is a key whose text is missing")
            }
        }
    )
}
