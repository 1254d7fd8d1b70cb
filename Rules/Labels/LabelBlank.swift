import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that contain only white space or invisible characters.
    public static let labelBlank: Rule = Rule(
        "label-blank",
        "Label contains only white space or invisible characters.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests: "A11yUITests accepts a blank label of three or more characters.",
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("1.1.1")],
        variants: [
            .iOS(
                why: "VoiceOver stops on the element but reads nothing, while tests for a missing label pass.",
                fix: "Set `accessibilityLabel` to a readable text, or hide the element from VoiceOver.",
                inUIKit: "titleLabel.accessibilityLabel = title.isEmpty ? nil : title",
                inSwiftUI: "Text(title).accessibilityHidden(title.isEmpty)",
                limits: [
                    "A label of punctuation that VoiceOver does not read, such as a single dash, is not reported."
                ],
                examples: [
                    .fails(.button("\u{A0}"), as: .failure),
                    .fails(
                        .init(.webView, "\u{A0}"), as: .warning, because: "title of a web page that is not loaded yet"),
                    .fails(.text("  \n")),
                    .fails(
                        .image("\u{200B}\u{FFFC}"), because: "a zero-width space and an object replacement character"),
                    .passes(.button("Back")),
                    .passes(.button("뒤로")),
                    .passes(.button(""), because: "no label, covered by control-label-missing"),
                ],
                check: .eachElement(of: .labelled, reportBlank)
            ),
            .android(
                standards: [
                    .android("Describe each UI element"),
                    .android("contentDescription"),
                ],
                why: "TalkBack stops on the element but reads nothing, while tests for a missing label pass.",
                fix: "Remove the white space, or set `contentDescription` to what the element is or does.",
                inCompose: "Icon(Icons.Default.Close, contentDescription = \"Close\")",
                inViews: "closeButton.contentDescription = \"Close\"",
                limits: [
                    "A label of punctuation that TalkBack does not read, such as a single dash, is not reported."
                ],
                check: .eachElement(of: .labelled) { element, check in
                    // Web pages have empty nodes for the space between others.
                    if element.frame?.isEmpty != true { reportBlank(element, check) }
                }
            ),
        ]
    )

    private static func reportBlank(_ element: ElementView, _ check: RuleCheck) {
        guard element.isBlank, let label = element.label, !label.isEmpty else { return }
        // A web page has such a title while it loads.
        check.report(
            element, "label \"\(label.escapedForSight)\" contains only white space or invisible characters",
            as: element.type == .webView ? .warning : .failure)
    }
}

extension String {
    /// The scalars as code points, for a text without visible characters.
    fileprivate var escapedForSight: String {
        unicodeScalars.prefix(8).map { $0 == " " ? " " : "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
            .joined()
            + (unicodeScalars.count > 8 ? "…" : "")
    }
}
