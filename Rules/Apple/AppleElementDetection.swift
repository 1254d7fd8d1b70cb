import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleElementDetection = Rule(
        "apple-element-detection",
        "Apple's audit reports text that may be inaccessible.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("1.3.1"), AppleIssues.standard],
        limits: AppleIssues.limits,
        variants: [
            .iOS(
                companions: [.audit],
                why: "VoiceOver does not reach text that others see.",
                fix:
                    "Expose the text: set `isAccessibilityElement` on its view, or give its container `accessibilityElements`.",
                inUIKit: "totalView.isAccessibilityElement = true\ntotalView.accessibilityLabel = \"Total £12\"",
                inSwiftUI: "Canvas { context, size in draw(context, size) }.accessibilityLabel(\"Total £12\")",
                examples: AppleIssues.examples(.elementDetection, "Potentially inaccessible text"),
                check: AppleIssues.check(.elementDetection)
            )
        ]
    )
}
