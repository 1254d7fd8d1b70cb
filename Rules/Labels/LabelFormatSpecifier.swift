import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that contain an unfilled format specifier.
    public static let labelFormatSpecifier = Rule(
        "label-format-specifier",
        "Label contains an unfilled format specifier.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        onAndroid: AndroidGuide(
            fix: "Pass the arguments of the format to `getString`.",
            inCompose: "Text(stringResource(R.string.items, count))",
            inViews: "title.text = getString(R.string.items, count)"),
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("2.4.6")],
        why: "VoiceOver reads \"percent d items\", and the number is missing.",
        fix: "Insert the value before you set the text, e.g. with `String(localized: \"\\(count) items\")`.",
        inUIKit: """
            countLabel.text = String(localized: "\\(count) items")
            """,
        inSwiftUI: """
            Text("\\(count) items")
            """,
        limits: [
            "A percent sign directly after a digit is usually treated as a percentage."
        ],
        unlikeA11yUITests: "A11yUITests has no such test.",
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
        ],
        check: .eachElement(onlyIf: .labelContains(FormatSpecifier.characters)) { element, check in
            guard let label = element.label, let found = FormatSpecifier.first(in: label) else { return }
            check.report(
                element,
                """
                label "\(label.printable(limit: 60))" contains the unfilled format specifier \
                "\(found.printable(limit: 40))"
                """)
        }
    )
}
