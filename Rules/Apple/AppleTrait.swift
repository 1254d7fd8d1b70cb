import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleTrait = Rule(
        "apple-trait",
        "Apple's audit reports wrong traits.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("4.1.2"), AppleIssues.standard],
        limits: AppleIssues.limits,
        variants: [
            .iOS(
                companions: [.audit],
                why: "VoiceOver says that the element is something else, or cannot use it as what it is.",
                fix: "Set `accessibilityTraits` to what the element is.",
                inUIKit: "label.accessibilityTraits = .header",
                inSwiftUI: "Text(\"Basket\").accessibilityAddTraits(.isHeader)",
                examples: AppleIssues.examples(.trait, "Traits may conflict"),
                check: AppleIssues.check(.trait)
            )
        ]
    )
}
