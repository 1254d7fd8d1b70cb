import AXEngine
import AXTree

extension Rule {
    /// Reports sliders, picker wheels and steppers without the trait `adjustable`.
    public static let adjustableTraitMissing: Rule = Rule(
        "adjustable-trait-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        variants: [
            .iOS(
                "Slider, stepper or picker wheel does not have the trait `adjustable`.",
                needs: [.type, .traits],
                standards: [.wcag("4.1.2"), .wcag("2.1.1"), .apple("UIAccessibilityTraits")],
                why:
                    "VoiceOver users cannot change the value, because swiping up or down has no effect without the trait.",
                fix: """
                    Insert `.adjustable` into `accessibilityTraits`, and change the value in `accessibilityIncrement()` and \
                    `accessibilityDecrement()`.
                    """,
                inUIKit: """
                    volumeView.accessibilityTraits.insert(.adjustable)
                    // and override accessibilityIncrement() and accessibilityDecrement()
                    """,
                inSwiftUI: """
                    VolumeView(volume).accessibilityAdjustableAction { direction in
                        change(direction)
                    }
                    """,
                limits: [
                    "A custom view that is dragged like a slider, but is not a slider in the tree, is not recognised.",
                    "A disabled slider is not reported, because its value cannot be changed.",
                ],
                examples: [
                    .fails(.init(.slider, "Volume", value: "40 %", traits: [])),
                    .fails(.init(.pickerWheel, "시", value: "9시", traits: .staticText)),
                    .fails(.init(.stepper, "Guests", value: "2", traits: []), because: "no buttons inside"),
                    .passes(.init(.slider, "Volume", value: "40 %")),
                    .passes(
                        .container(.stepper, at: nil, .button("Decrement"), .button("Increment")),
                        because: "VoiceOver reaches the buttons"),
                    .passes(.init(.pickerWheel, "시", value: "9시")),
                    .passes(
                        .init(.slider, "Volume", value: "40 %", traits: .notEnabled).with { $0.isEnabled = false },
                        because: "disabled"),
                    .passes(
                        .init(.slider, "Volume", value: "40 %").with { $0.traits = nil },
                        because: "traits not readable"),
                    .notChecked(.init(.slider, "Volume", value: "40 %"), on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard element.type == .slider || element.type == .pickerWheel || element.isStepperInOne,
                        let traits = element.traits
                    else { return }
                    guard traits.isDisjoint(with: adjusting), element.isEnabled else { return }
                    check.report(element, "does not have the trait adjustable; \(traits.listed)")
                }
            )
        ]
    )

    /// The traits of which one is sufficient: `adjustable`, `notEnabled`, and the private trait of picker wheels.
    private static let adjusting: Traits = [.adjustable, .notEnabled, Traits(rawValue: 1 << 19)]
}

extension ElementView {
    /// Whether it is a stepper without buttons inside, so that only swiping up and down could change its value.
    fileprivate var isStepperInOne: Bool {
        type == .stepper && isExposureKnown && screen.carries(.children) && !contents.contains(where: \.isControl)
    }
}
