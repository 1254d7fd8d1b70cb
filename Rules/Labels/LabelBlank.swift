import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A label must not only look as if it were there.
    public static let labelBlank = Rule(
        "label-blank",
        "A label holds nothing but white space or invisible characters.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.label],
        standards: [.wcag("4.1.2"), .wcag("1.1.1")],
        why: "VoiceOver stops on the element and says nothing, and tools that look for a label find one.",
        fix: "Give the element a label that can be spoken, or hide it from VoiceOver.",
        inUIKit: """
            titleLabel.accessibilityLabel = title.isEmpty ? nil : title
            """,
        inSwiftUI: """
            Text(title).accessibilityHidden(title.isEmpty)
            """,
        limits: [
            "A label of signs that VoiceOver leaves unspoken, such as a lone dash, is not blank."
        ],
        unlikeA11yUITests: "A blank label of three characters or more was long enough for it.",
        examples: [
            .fails(.button("\u{A0}")),
            .fails(.text("  \n")),
            .fails(.image("\u{200B}\u{FFFC}"), because: "a zero-width space and an object replacement character"),
            .passes(.button("Back")),
            .passes(.button("뒤로")),
            .passes(.button(""), because: "no label at all is control-label-missing's"),
        ],
        check: .eachElement { element, check in
            guard let label = element.label, !label.isEmpty, label.isBlank else { return }
            check.report(element, "the label is blank: \"\(label.escapedForSight)\"")
        }
    )
}

extension String {
    /// The scalars as code points, for a text without visible characters.
    fileprivate var escapedForSight: String {
        unicodeScalars.prefix(8).map { $0 == " " ? " " : "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
            .joined()
            + (unicodeScalars.count > 8 ? "…" : "")
    }
}
