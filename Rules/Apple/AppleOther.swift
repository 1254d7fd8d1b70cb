import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleOther = Rule(
        "apple-other",
        "Apple's audit reports an issue of a type that axaudit does not know.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [AppleIssues.standard],
        limits: AppleIssues.limits + ["The success criterion of such an issue is unknown."],
        variants: [
            .iOS(
                companions: [.audit],
                why: "Apple's audit finds a defect that concerns people who use assistive technology.",
                fix: "Read the documentation of `XCUIAccessibilityAuditType` for the type that the message names.",
                inUIKit: "label.accessibilityLabel = \"Total £12\"",
                inSwiftUI: "Text(\"Total\").accessibilityLabel(\"Total £12\")",
                examples: AppleIssues.examples(.other, "New type of issue"),
                check: AppleIssues.check(.other)
            )
        ]
    )
}
