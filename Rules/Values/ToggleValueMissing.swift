import AXEngine
import AXTree

extension Rule {
    /// A switch must say whether it is on.
    public static let toggleValueMissing = Rule(
        "toggle-value-missing",
        "A switch or a check box does not say whether it is on.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values"],
        needs: [.type, .value],
        standards: [.wcag("4.1.2"), .apple("accessibilityValue")],
        why: "VoiceOver says \"Wi-Fi, switch\" and nothing else, so nobody hears whether it is on or off.",
        fix: "Set the accessibility value to the state, and change it when the state changes.",
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
            A check box or a toggle button that is off may say so by not being selected: where a dump tells what is \
            selected, it is a warning only, and a radio button is not reported.
            """
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.init(.switch, "Wi-Fi"), as: .failure),
            .fails(.init(.switch, "와이파이", value: ""), as: .failure),
            .fails(
                .init(.checkBox, "Remember me"), as: .failure, on: ExampleScreen(lacks: [.traits, .selected])),
            .fails(
                .button("Bold", traits: [.button, .toggleButton]), as: .warning,
                because: "that it is not selected may be its state"),
            .passes(.init(.switch, "Wi-Fi", value: "1")),
            .passes(.init(.switch, "와이파이", value: "켬")),
            .passes(
                .button("Bold", traits: [.button, .toggleButton, .selected]), because: "selected is a state"),
            .passes(
                .init(.radioButton, "Visa"), .init(.radioButton, "Cash", traits: .selected),
                because: "of a group of radio buttons one is selected, and the others are not"),
            .passes(.button("Close"), because: "nothing to switch"),
            .notChecked(.init(.switch, "Wi-Fi"), on: ExampleScreen(lacks: [.value])),
        ],
        check: .eachElement { element, check in
            guard element.isToggle, element.value?.isEmpty ?? true, !element.isChosen else { return }
            if element.type == .switch || element.type == .toggle {
                check.report(element, "no value that says whether it is on")
            } else if !element.tellsSelection {
                check.report(element, "neither a value nor a selection that says whether it is on")
            } else if element.type != .radioButton {
                check.report(element, "no value, and not selected: nothing is said when it is off", as: .warning)
            }
        }
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
