import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that end with the element's value.
    public static let valueRepeatsLabel: Rule = Rule(
        "value-repeats-label",
        "Label repeats the element's value.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "wording"],
        unlikeA11yUITests: "A11yUITests does not compare labels with values.",
        needs: [.type, .label, .value],
        standards: [.wcag("4.1.2")],
        variants: [
            .iOS(
                why: "VoiceOver reads the label and then the value, so the user hears the value twice.",
                fix: "Keep the value out of `accessibilityLabel`, and set it only as `accessibilityValue`.",
                inUIKit: """
                    slider.accessibilityLabel = "Volume"
                    slider.accessibilityValue = "40 %"
                    """,
                inSwiftUI: #"Slider(value: $volume).accessibilityLabel("Volume").accessibilityValue("40 %")"#,
                limits: [
                    "Static text is not checked, because XCUITest reports its label as its value."
                ],
                examples: [
                    .fails(.init(.slider, "Volume 40 %", value: "40 %")),
                    .fails(.button("Playing", value: "Playing")),
                    .fails(.init(.slider, "음량 40퍼센트", value: "40퍼센트")),
                    .passes(.init(.slider, "Volume", value: "40 %")),
                    .passes(.init(.slider, "음량", value: "40퍼센트")),
                    .passes(.init(.switch, "Alarm 1", value: "1"), because: "the state of a switch"),
                    .passes(
                        .text("Total", traits: .staticText).with { $0.value = "Total" },
                        because: "value set by XCUITest"),
                    .passes(.textField("Kim", value: "Kim"), because: "covered by text-field-label-masks-value"),
                    .passes(.button("Blackout", value: "out"), because: "part of another word"),
                    .passes(.init(.switch, "와이파이, 켬", value: "켬"), because: "covered by label-state-redundant"),
                ],
                check: check
            ),
            .android(
                standards: [.android("stateDescription")],
                why: "TalkBack reads the label and then the value, so the user hears the value twice.",
                fix: "Remove the value from the name.",
                inCompose: "Modifier.semantics { contentDescription = \"Volume\" }",
                inViews: "slider.contentDescription = \"Volume\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .valued) { element, check in
        guard element.type != .staticText, !element.isTextInput, element.traits?.contains(.staticText) != true,
            let value = element.value
        else { return }
        let words = FoldedText(value)
        guard words.scalars.count > 1, element.labelText.folded.ends(with: words), element.stateInLabel == nil,
            !element.hasMachineLabel
        else { return }
        check.report(
            element,
            """
            label "\((element.label ?? "").printable(limit: 60))" ends with the value \
            "\(value.printable(limit: 40))"
            """)
    }
}
