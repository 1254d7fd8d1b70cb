import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain an unfilled format specifier.
    public static let labelFormatSpecifier: Rule = Rule(
        "label-format-specifier",
        "Label contains an unfilled format specifier.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        limits: [
            "A percent sign directly after a digit is usually treated as a percentage."
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads \"percent d items\", and the number is missing.",
                fix: "Insert the value before you set the text, e.g. with `String(localized: \"\\(count) items\")`.",
                inUIKit: """
                    countLabel.text = String(localized: "\\(count) items")
                    """,
                inSwiftUI: """
                    Text("\\(count) items")
                    """,
                examples: [
                    .fails(.text("%d items")),
                    .fails(.text("%1$@ left")),
                    .fails(.button("안녕하세요, {name}님")),
                    .fails(.text("Hello ${user}")),
                    .fails(.text("Hello \\(name)")),
                    .fails(.text("100 %% done")),
                    .passes(.text("3 items")),
                    .passes(.text("50%")),
                    .passes(.text("50 % off")),
                    .passes(.text("100% done")),
                    .passes(.text("배터리 80%")),
                    .passes(.text("50%discount")),
                    .passes(.text("{ }"), because: "no name between the braces"),
                    .fails(.text("{} new messages")),
                    .passes(.text("Use {} for an empty dictionary"), because: "an article on code"),
                ],
                check: check
            ),
            .android(
                why: "TalkBack reads \"percent d items\", and the number is missing.",
                fix: "Pass the arguments of the format to `getString`.",
                inCompose: "Text(stringResource(R.string.items, count))",
                inViews: "title.text = getString(R.string.items, count)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) {
        element, check in
        guard let label = element.label, let found = element.labelText.formatSpecifier,
            found != "{}" || !label.isAboutCode
        else { return }
        check.report(
            element,
            """
            label "\(label.printable(limit: 60))" contains the unfilled format specifier \
            "\(found.printable(limit: 40))"
            """)
    }
}

extension String {
    /// Whether a text explains code, so that empty braces in it are meant.
    fileprivate var isAboutCode: Bool {
        lowercased().split { !$0.isLetter }.contains { Self.wordsOfCode.contains(String($0)) }
    }

    private static let wordsOfCode: Set = [
        "array", "braces", "brackets", "dictionary", "javascript", "json", "literal", "python", "swift", "syntax",
    ]
}
