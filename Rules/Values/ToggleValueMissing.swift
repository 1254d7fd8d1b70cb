import AXEngine
import AXTree

extension Rule {
    /// Reports switches and check boxes without a value for their state.
    public static let toggleValueMissing: Rule = Rule(
        "toggle-value-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values"],
        variants: [
            .iOS(
                "Switch or check box has no value for its state.",
                needs: [.type, .value],
                standards: [.wcag("4.1.2"), .apple("accessibilityValue")],
                why: "VoiceOver reads only \"Wi-Fi, switch\", so the user does not learn whether it is on or off.",
                fix: "Set `accessibilityValue` to the current state, and update it when the state changes.",
                inUIKit: """
                    wifiRow.accessibilityTraits = [.button, .toggleButton]
                    wifiRow.accessibilityValue = isOn ? "1" : "0"
                    """,
                inSwiftUI: """
                    WifiRow(isOn: isOn)
                        .accessibilityAddTraits(.isToggle)
                        .accessibilityValue(isOn ? "On" : "Off")
                    """,
                limits: [
                    """
                    A check box or toggle button that is off may express this by not being selected. If the dump carries \
                    selection, it is reported only as a warning, and a radio button is not reported.
                    """
                ],
                examples: [
                    .fails(.init(.switch, "Wi-Fi"), as: .failure),
                    .fails(.init(.switch, "와이파이", value: ""), as: .failure),
                    .fails(
                        .init(.checkBox, "Remember me"), as: .failure, on: ExampleScreen(lacks: [.traits, .selected])),
                    .fails(
                        .button("Bold", traits: [.button, .toggleButton]), as: .warning,
                        because: "may be off because it is not selected"),
                    .passes(.init(.switch, "Wi-Fi", value: "1")),
                    .passes(.init(.switch, "와이파이", value: "켬")),
                    .passes(
                        .button("Bold", traits: [.button, .toggleButton, .selected]),
                        because: "state in the trait selected"),
                    .passes(
                        .init(.radioButton, "Visa"), .init(.radioButton, "Cash", traits: .selected),
                        because: "state of radio buttons in the selection"),
                    .passes(.button("Close"), because: "not a toggle"),
                    .notChecked(.init(.switch, "Wi-Fi"), on: ExampleScreen(lacks: [.value])),
                ],
                check: .eachElement { element, check in
                    guard element.isToggle, element.value?.isEmpty ?? true, !element.isChosen else { return }
                    if element.type == .switch || element.type == .toggle {
                        check.report(element, "has no value that says whether it is on")
                    } else if !element.tellsSelection {
                        check.report(element, "has neither a value nor a selected state that says whether it is on")
                    } else if element.type != .radioButton {
                        check.report(
                            element, "has no value and is not selected; VoiceOver may not announce that it is off",
                            as: .warning
                        )
                    }
                }
            )
        ]
    )
}

extension ElementView {
    /// Whether it has two states.
    fileprivate var isToggle: Bool {
        switch type {
        case .switch, .toggle, .checkBox, .radioButton: true
        default: traits?.contains(.toggleButton) == true
        }
    }

    /// Whether it says that it is chosen.
    fileprivate var isChosen: Bool { isSelected || traits?.contains(.selected) == true }

    /// Whether the dump would say so if it were.
    fileprivate var tellsSelection: Bool { traits != nil && screen.carries(.traits) || screen.carries(.selected) }
}
