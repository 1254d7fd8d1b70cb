import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleElementDescription = Rule(
        "apple-element-description",
        "Apple's audit reports an element without a sufficient description.",
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
                why: "VoiceOver has nothing to say about the element, or reads a name from the code.",
                fix: "Set `accessibilityLabel` to what the element is, or hide a decorative element from VoiceOver.",
                inUIKit: "imageView.accessibilityLabel = \"Premium\"",
                inSwiftUI: "Image(systemName: \"crown.fill\").accessibilityLabel(\"Premium\")",
                examples: AppleIssues.examples(.sufficientElementDescription, "Label not human-readable"),
                check: AppleIssues.check(.sufficientElementDescription)
            )
        ]
    )
}
