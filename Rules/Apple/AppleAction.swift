import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleAction = Rule(
        "apple-action",
        "Apple's audit reports a missing action.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("4.1.2"), AppleIssues.standard],
        limits: AppleIssues.limits + ["Such issues exist on macOS only."],
        variants: [
            .iOS(
                companions: [.audit],
                why: "People who use a keyboard or Switch Control cannot do what a click does.",
                fix:
                    "Implement the accessibility action that does the same as a click, e.g. `accessibilityPerformPress()`.",
                inUIKit: "override func accessibilityPerformPress() -> Bool { delete(); return true }",
                inSwiftUI: "Button(\"Delete\", action: delete)",
                examples: AppleIssues.examples(.action, "Action is missing"),
                check: AppleIssues.check(.action)
            )
        ]
    )
}
