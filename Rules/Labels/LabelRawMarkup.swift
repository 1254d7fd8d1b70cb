import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Markup that was not rendered.
    public static let labelRawMarkup = Rule(
        "label-raw-markup",
        "A label holds HTML, Markdown or an escape as it was written.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("1.3.1")],
        why: "VoiceOver reads the signs out, and what they meant is lost.",
        fix: "Render the text before it is shown, or set a label without the markup.",
        inUIKit: """
            label.attributedText = try NSAttributedString(markdown: text)
            """,
        inSwiftUI: """
            Text(LocalizedStringKey(text))
            """,
        limits: [
            "Markup that is shown on purpose, as in an editor of code, is reported too."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.text("<b>Terms</b>")),
            .fails(.text("Terms &amp; conditions")),
            .fails(.text("이용약관 &amp; 개인정보")),
            .fails(.text("[Terms](https://example.com)")),
            .fails(.text("**Important** notice")),
            .fails(.text("Line one\\nLine two")),
            .passes(.text("Terms & conditions")),
            .passes(.text("a < b and c > d")),
            .passes(.text("AT&T")),
            .passes(.text("I <3 you")),
            .passes(.text("**** 1234"), because: "hidden digits"),
            .passes(.text("¯\\_(ツ)_/¯")),
            .passes(.text("C:\\new"), because: "a path"),
            .passes(.text("이용약관 & 개인정보")),
        ],
        check: .eachElement(onlyIf: .labelContains(RawMarkup.characters)) { element, check in
            guard let label = element.label, let found = RawMarkup.first(in: label) else { return }
            check.report(
                element,
                "\"\(found.printable(limit: 40))\" in the label \"\(label.printable(limit: 60))\" was not rendered")
        }
    )
}
