import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleParentChild = Rule(
        "apple-parent-child",
        "Apple's audit reports an element that is not a child of its parent.",
        severity: .failure,
        presets: [.recommended],
        groups: ["apple"],
        unlikeA11yUITests: "A11yUITests does not run Apple's audit.",
        needs: [],
        standards: [.wcag("1.3.1"), AppleIssues.standard],
        limits: AppleIssues.limits + ["Such issues exist on macOS only."],
        variants: [
            .iOS(
                companions: [.audit],
                why: "Assistive technology does not find the element when it walks through the tree.",
                fix: "Return the element from `accessibilityChildren()` of its parent.",
                inUIKit: "listView.accessibilityElements = rowViews",
                inSwiftUI: "VStack { rows }.accessibilityElement(children: .contain)",
                examples: AppleIssues.examples(.parentChild, "Parent/Child mismatch"),
                check: AppleIssues.check(.parentChild)
            )
        ]
    )
}
