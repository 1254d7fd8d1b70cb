import AXEngine
import AXTree

extension Rule {
    /// Reports disabled controls.
    public static let controlDisabled = Rule(
        "control-disabled",
        "Control is disabled.",
        severity: .warning,
        presets: [.strict],
        groups: ["values"],
        unlikeA11yUITests:
            "A11yUITests reports each disabled control separately, including cells and controls that are not visible.",
        parameters: [parameters.group],
        needs: [.type],
        limits: [
            "Most disabled controls are intended; the rule is therefore not part of the preset `recommended`."
        ],
        variants: [
            .iOS(
                needsOneOf: [.enabled, .traits],
                standards: [.hig("Feedback")],
                why: "VoiceOver reads \"dimmed\" without a reason, and Full Keyboard Access skips the control.",
                fix: """
                    Keep `isEnabled` set to `true` and explain on activation what is missing, or show the reason next to \
                    the control.
                    """,
                inUIKit: """
                    payButton.isEnabled = true
                    payButton.addAction(UIAction { _ in self.showWhatIsMissing() }, for: .touchUpInside)
                    """,
                inSwiftUI: """
                    Button("Pay", action: isValid ? pay : showWhatIsMissing)
                    """,
                examples: [
                    .fails(.button("Pay", traits: [.button, .notEnabled]).with { $0.isEnabled = false }),
                    .fails(
                        .button("결제").with { $0.isEnabled = false },
                        .init(.switch, "저장", value: "0").with { $0.isEnabled = false }),
                    .passes(.button("Pay")),
                    .passes(.text("결제").with { $0.isEnabled = false }, because: "not a control"),
                    .passes(
                        .button("Pay").with { ($0.isEnabled, $0.isVisible) = (false, false) }, because: "not visible"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 44), .text("Automatic"),
                            .button("More Info", at: Rect(x: 356, y: 117, width: 14, height: 11)).with {
                                $0.isEnabled = false
                            }),
                        because: "check mark of a row"),
                    .notChecked(.button("Pay"), on: ExampleScreen(lacks: [.enabled, .traits])),
                ],
                check: check
            ),
            .android(
                needsOneOf: [.enabled],
                standards: [.android("View.setEnabled()")],
                why: "A disabled control does nothing, and TalkBack does not say why.",
                fix: "Enable the control, and explain what is missing when it is tapped.",
                inCompose: "Button(onClick = pay, enabled = true) { Text(\"Pay\") }",
                inViews: "payButton.isEnabled = true",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        var disabled: [ElementView] = []
        for index in screen.controlIndices {
            let element = screen[index]
            guard !element.isEnabled || element.traits?.contains(.notEnabled) == true, !element.isOutOfSight,
                !element.isRowAccessory
            else { continue }
            disabled.append(element)
        }
        if check[parameters.group], disabled.count > 1 {
            check.report(disabled, "is one of \(disabled.count) disabled controls")
        } else {
            for element in disabled { check.report(element, "is disabled") }
        }
    }

    private static let parameters = ControlDisabledParameters()
}

/// The parameters of control-disabled.
public struct ControlDisabledParameters: Sendable {
    /// Whether to report all disabled controls of a screen as one finding.
    public let group = Parameter(
        "group", default: true, "Whether to report all disabled controls of a screen as one finding.")
}

extension ConfigurableRule<ControlDisabledParameters> {
    /// The rule control-disabled with its parameters.
    public static var controlDisabled: Self { Self(.controlDisabled, ControlDisabledParameters()) }
}
