import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A value that the label says already is heard twice.
    public static let valueRepeatsLabel = Rule(
        "value-repeats-label",
        "A label says the value, too.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "wording"],
        needs: [.type, .label, .value],
        standards: [.wcag("4.1.2")],
        why: "VoiceOver says label and value one after the other, so one hears the value twice.",
        fix: "Keep the label the same whatever the value, and leave the value to accessibilityValue.",
        inUIKit: """
            slider.accessibilityLabel = "Volume"
            slider.accessibilityValue = "40 %"
            """,
        inSwiftUI: """
            Slider(value: $volume).accessibilityLabel("Volume").accessibilityValue("40 %")
            """,
        limits: [
            "Texts are not judged: XCUITest gives a text its label as value."
        ],
        unlikeA11yUITests: "It did not compare values.",
        examples: [
            .fails(.init(.slider, "Volume 40 %", value: "40 %")),
            .fails(.button("Playing", value: "Playing")),
            .fails(.init(.slider, "음량 40퍼센트", value: "40퍼센트")),
            .passes(.init(.slider, "Volume", value: "40 %")),
            .passes(.init(.slider, "음량", value: "40퍼센트")),
            .passes(.init(.switch, "Alarm 1", value: "1"), because: "the state of a switch"),
            .passes(.text("Total", traits: .staticText).with { $0.value = "Total" }, because: "XCUITest mirrors it"),
            .passes(.textField("Kim", value: "Kim"), because: "text-field-label-masks-value's"),
            .passes(.button("Blackout", value: "out"), because: "part of another word"),
        ],
        check: .eachElement { element, check in
            guard element.type != .staticText, !element.isTextInput, element.traits?.contains(.staticText) != true,
                let value = element.value
            else { return }
            let words = FoldedText(value)
            guard words.scalars.count > 1, element.labelText.folded.ends(with: words) else { return }
            check.report(
                element,
                "the label \"\((element.label ?? "").printable(limit: 60))\" says the value \"\(value.printable(limit: 40))\", too"
            )
        }
    )
}
