import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `disabled` test.
    public static let a11yuitestsDisabled: Rule = Rule(
        "a11yuitests-disabled",
        "Control is disabled (A11yUITests: disabled).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.wcag("4.1.2")],
        why: "VoiceOver reads \"dimmed\" without a reason, and Full Keyboard Access skips the control.",
        fix: """
            Keep `isEnabled` set to `true` and explain on activation what is missing, or show the reason next to the \
            control.
            """,
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
