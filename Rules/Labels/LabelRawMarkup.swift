import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that contain unrendered HTML, Markdown or escape sequences.
    public static let labelRawMarkup: Rule = Rule(
        "label-raw-markup",
        "Label contains unrendered HTML, Markdown or an escape sequence.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.label],
        standards: [.wcag("1.3.1")],
        limits: [
            "Markup that is shown on purpose, e.g. in a code editor, is reported too.",
            "An opening HTML tag without its closing tag is treated as text about markup.",
            "Two asterisks that are not closed are reported only at the start of a control, image or header.",
            "An escape such as %20 is reported only between two letters, and not in a URL.",
        ],
        variants: [
            .iOS(
                why: "VoiceOver reads the markup characters, e.g. \"star star Important\", and the formatting is lost.",
                fix: """
                    Render the markup, e.g. with `NSAttributedString(markdown:)`, or set `accessibilityLabel` to text \
                    without it.
                    """,
                inUIKit: "label.attributedText = try NSAttributedString(markdown: text)",
                inSwiftUI: "Text(LocalizedStringKey(text))",
                examples: [
                    .fails(.text("<b>Terms</b>")),
                    .fails(.text("First line<br>Second line"), because: "tag that is never closed"),
                    .fails(.text("Terms &amp; conditions")),
                    .fails(.text("이용약관 &amp; 개인정보")),
                    .fails(.text("[Terms](https://example.com)")),
                    .fails(.text("**Important** notice"), as: .warning, because: "a text that a user may have written"),
                    .fails(.text("Line one\\nLine two")),
                    .fails(.text("Première ligne\\ndeuxième ligne")),
                    .fails(.button("**Sale"), as: .failure),
                    .fails(.text("Terms%20of%20use")),
                    .fails(.text("Gestión&nbsp;de datos")),
                    .passes(.text("**Excludes tax"), because: "footnote"),
                    .passes(.text("%20 indirim"), because: "percentage in Turkish"),
                    .passes(.text("https://example.com/a%20b"), because: "URL"),
                    .passes(.text("Terms & conditions")),
                    .passes(.text("a < b and c > d")),
                    .passes(.text("Use <b> for bold text"), because: "text about markup"),
                    .passes(.text("AT&T")),
                    .passes(.text("I <3 you")),
                    .passes(.text("**** 1234"), because: "masked digits"),
                    .passes(.text("¯\\_(ツ)_/¯")),
                    .passes(.text("C:\\new"), because: "file path"),
                    .passes(.text("이용약관 & 개인정보")),
                ],
                check: check
            ),
            .android(
                why: "TalkBack reads the markup characters, e.g. \"star star Important\", and the formatting is lost.",
                fix: "Show the text with `HtmlCompat.fromHtml` or `AnnotatedString`, and give TalkBack the plain text.",
                inCompose: "Text(AnnotatedString.fromHtml(html))",
                inViews: "title.text = HtmlCompat.fromHtml(html, HtmlCompat.FROM_HTML_MODE_COMPACT)",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, let found = element.labelText.markup ?? element.markupOfName else { return }
        check.report(
            element,
            """
            label "\(label.printable(limit: 60))" contains unrendered markup: \
            "\(found.printable(limit: 40))"
            """, as: element.isNamed || element.isHeader == true ? .failure : .warning)
    }
}
