import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleHitRegion = Rule(
        "apple-hit-region",
        "Apple's audit reports a hit region that is too small.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("2.5.5"), AppleIssues.standard],
        limits: AppleIssues.limits,
        variants: [
            .iOS(
                companions: [.audit],
                why: "Small controls are hard to hit for people with a tremor.",
                fix: "Make the control, or its `accessibilityFrame`, at least 44×44 points.",
                inUIKit: "button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true",
                inSwiftUI: "Button(\"Clear\", action: clear).frame(minWidth: 44, minHeight: 44)",
                examples: AppleIssues.examples(.hitRegion, "Hit area is too small"),
                check: AppleIssues.check(.hitRegion)
            )
        ]
    )
}
