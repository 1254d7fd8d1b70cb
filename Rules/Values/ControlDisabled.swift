import AXEngine
import AXTree

extension Rule {
    /// A disabled control does not say why it is.
    public static let controlDisabled = Rule(
        "control-disabled",
        "A control is disabled.",
        severity: .warning,
        presets: [.strict],
        groups: ["values"],
        needs: [.type],
        needsOneOf: [.enabled, .traits],
        standards: [.hig("Feedback")],
        why: "VoiceOver says \"dimmed\" and no reason, and Full Keyboard Access passes over it.",
        fix: "Leave the control enabled and say on activation what is missing, or say beside it what it waits for.",
        inUIKit: """
            payButton.isEnabled = true
            payButton.addAction(UIAction { _ in self.showWhatIsMissing() }, for: .touchUpInside)
            """,
        inSwiftUI: """
            Button("Pay", action: isValid ? pay : showWhatIsMissing)
            """,
        limits: [
            "Most disabled controls are as they should be, which is why the rule is not in recommended."
        ],
        unlikeA11yUITests: "It reported each disabled control by itself, also rows and what cannot be seen.",
        parameters: [groups],
        examples: [
            .fails(.button("Pay", traits: [.button, .notEnabled]).with { $0.isEnabled = false }),
            .fails(
                .button("결제").with { $0.isEnabled = false },
                .init(.switch, "저장", value: "0").with { $0.isEnabled = false }),
            .passes(.button("Pay")),
            .passes(.text("결제").with { $0.isEnabled = false }, because: "a text is no control"),
            .passes(
                .button("Pay").with { ($0.isEnabled, $0.isVisible) = (false, false) }, because: "it cannot be seen now"),
            .notChecked(.button("Pay"), on: ExampleScreen(lacks: [.enabled, .traits])),
        ],
        check: .screen { screen, check in
            var disabled: [ElementView] = []
            for index in screen.controlIndices {
                let element = screen[index]
                guard !element.isEnabled || element.traits?.contains(.notEnabled) == true, !element.isOutOfSight else {
                    continue
                }
                disabled.append(element)
            }
            if check[groups], disabled.count > 1 {
                check.report(disabled, "\(disabled.count) controls are disabled")
            } else {
                for element in disabled { check.report(element, "disabled") }
            }
        }
    )

    private static let groups = Parameter(
        "group", default: true, "Whether the disabled controls of a screen are one finding.")
}
