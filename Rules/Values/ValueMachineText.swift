import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A value is for people, too.
    public static let valueMachineText = Rule(
        "value-machine-text",
        "A value holds what a program left in it: a place for another value, what it prints for itself, markup.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "machine-text"],
        needs: [.value],
        standards: [.wcag("4.1.2")],
        why: "VoiceOver reads it out as it is, and the state is not understood.",
        fix: "Say the state in the words of the app's language.",
        inUIKit: """
            slider.accessibilityValue = brightness.formatted(.percent)
            """,
        inSwiftUI: """
            Slider(value: $brightness).accessibilityValue(brightness.formatted(.percent))
            """,
        limits: [
            "What is typed into a field is not judged, nor what only repeats the label."
        ],
        unlikeA11yUITests: "It did not look at values.",
        examples: [
            .fails(.init(.slider, "Brightness", value: "Optional(0.5)")),
            .fails(.button("Repeat", value: "(null)")),
            .fails(.init(.slider, "밝기", value: "%d퍼센트")),
            .passes(.init(.slider, "Brightness", value: "50 %")),
            .passes(.init(.slider, "밝기", value: "50퍼센트")),
            .passes(.textField("Code", value: "<b>nil</b>"), because: "what the user wrote"),
        ],
        check: .eachElement { element, check in
            guard !element.isTextInput, let value = element.value, value != element.label,
                let found = MachineText.first(in: value)
            else { return }
            check.report(
                element,
                "\"\(found.printable(limit: 40))\" in the value \"\(value.printable(limit: 60))\" is no text for people"
            )
        }
    )
}
