import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports values that contain a format specifier, debug text or markup.
    public static let valueMachineText = Rule(
        "value-machine-text",
        "Value contains a format specifier, debug text or markup.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "machine-text"],
        needs: [.value],
        standards: [.wcag("4.1.2")],
        why: "VoiceOver reads the technical text, and the user does not learn the value.",
        fix: "Set `accessibilityValue` to a readable, localised text, e.g. with `formatted(.percent)`.",
        inUIKit: """
            slider.accessibilityValue = brightness.formatted(.percent)
            """,
        inSwiftUI: """
            Slider(value: $brightness).accessibilityValue(brightness.formatted(.percent))
            """,
        limits: [
            "Text entered into a field and values that equal the label are not checked."
        ],
        unlikeA11yUITests: "A11yUITests does not check values.",
        examples: [
            .fails(.init(.slider, "Brightness", value: "Optional(0.5)")),
            .fails(.button("Repeat", value: "(null)")),
            .fails(.init(.slider, "밝기", value: "%d퍼센트")),
            .passes(.init(.slider, "Brightness", value: "50 %")),
            .passes(.init(.slider, "밝기", value: "50퍼센트")),
            .passes(.textField("Code", value: "<b>nil</b>"), because: "text entered by the user"),
        ],
        check: .eachElement { element, check in
            guard !element.isTextInput, let value = element.value, value != element.label,
                let found = MachineText.first(in: value)
            else { return }
            check.report(
                element,
                """
                value "\(value.printable(limit: 60))" contains "\(found.printable(limit: 40))", \
                which is not readable text
                """)
        }
    )
}
