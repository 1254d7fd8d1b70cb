import AXEngine

extension Rule {
    /// Reports the issues of this type that Apple's accessibility audit found.
    public static let appleDynamicType = Rule(
        "apple-dynamic-type",
        "Apple's audit reports text that does not follow Dynamic Type.",
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
                why: "People who set larger text still get small text.",
                fix: "Use a text style such as `.body`, and set `adjustsFontForContentSizeCategory`.",
                inUIKit:
                    "label.font = .preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true",
                inSwiftUI: "Text(\"Total\").font(.body)",
                examples: AppleIssues.examples(.dynamicType, "Dynamic Type font sizes are unsupported"),
                check: AppleIssues.check(.dynamicType)
            )
        ]
    )
}
