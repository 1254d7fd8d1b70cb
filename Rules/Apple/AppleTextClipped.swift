import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleTextClipped = Rule(
        "apple-text-clipped",
        "Apple's audit reports text that may be clipped.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("1.4.4"), AppleIssues.standard],
        limits: AppleIssues.limits,
        variants: [
            .iOS(
                companions: [.audit],
                why: "People who set larger text cannot read the end of it.",
                fix: "Let the text wrap, and remove fixed heights from its views.",
                inUIKit: "label.numberOfLines = 0",
                inSwiftUI: "Text(\"Logged last week\").fixedSize(horizontal: false, vertical: true)",
                examples: AppleIssues.examples(.textClipped, "Text clipped"),
                check: AppleIssues.check(.textClipped)
            )
        ]
    )
}
