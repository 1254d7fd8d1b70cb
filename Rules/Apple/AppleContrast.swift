import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleContrast = Rule(
        "apple-contrast",
        "Apple's audit reports a contrast that is too low.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("1.4.3"), AppleIssues.standard],
        limits: AppleIssues.limits,
        variants: [
            .iOS(
                companions: [.audit],
                why: "People with low vision cannot read the text.",
                fix: "Use colours with a contrast of at least 4.5:1, or 3:1 for large text.",
                inUIKit: "label.textColor = .label",
                inSwiftUI: "Text(\"Total\").foregroundStyle(.primary)",
                examples: AppleIssues.examples(.contrast, "Contrast failed"),
                check: AppleIssues.check(.contrast)
            )
        ]
    )
}
