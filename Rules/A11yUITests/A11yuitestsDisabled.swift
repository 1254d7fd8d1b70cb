import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test disabled.
    public static let a11yuitestsDisabled = Rule(
        "a11yuitests-disabled",
        "A control is disabled (A11yUITests: disabled).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        needs: [],
        standards: [.wcag("4.1.2")],
        why: "A control that does nothing is easily missed, and does not say what is needed for it to do something.",
        fix: "Leave the control enabled and explain on activation what is missing, where that is possible.",
        examples: [
            .fails(.button("Pay").with { $0.isEnabled = false }, as: .warning),
            .fails(.init(.cell, "결제").with { $0.isEnabled = false }, as: .warning),
            .passes(.button("Pay")),
            .passes(.text("Pay").with { $0.isEnabled = false }, because: "not a control"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.isControl && !element.view.isEnabled {
                check.report(element.view, "Element disabled.", as: .warning)
            }
        }
    )
}
