import AXEngine
import AXTree

extension Rule {
    /// A slider must be adjustable with VoiceOver.
    public static let adjustableTraitMissing = Rule(
        "adjustable-trait-missing",
        "A slider or a picker's wheel cannot be adjusted with VoiceOver.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        needs: [.type, .traits],
        standards: [.wcag("4.1.2"), .wcag("2.1.1"), .apple("UIAccessibilityTraits")],
        why: "Swiping up and down does nothing without the trait, and dragging does not work with VoiceOver.",
        fix: "Add the trait adjustable, and let increment and decrement change the value.",
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
            "A view of one's own that is dragged, but no slider in the tree, cannot be recognised.",
            "A disabled slider is not reported: nobody can adjust it now.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.init(.slider, "Volume", value: "40 %", traits: [])),
            .fails(.init(.pickerWheel, "시", value: "9시", traits: .staticText)),
            .passes(.init(.slider, "Volume", value: "40 %")),
            .passes(.init(.pickerWheel, "시", value: "9시")),
            .passes(
                .init(.slider, "Volume", value: "40 %", traits: .notEnabled).with { $0.isEnabled = false },
                because: "it is disabled"),
            .passes(
                .init(.slider, "Volume", value: "40 %").with { $0.traits = nil },
                because: "traits that could not be read are not missing"),
            .notChecked(.init(.slider, "Volume", value: "40 %"), on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard element.type == .slider || element.type == .pickerWheel, let traits = element.traits else { return }
            guard traits.isDisjoint(with: adjusting), element.isEnabled else { return }
            check.report(element, "not the trait adjustable; \(traits.listed)")
        }
    )

    /// `adjustable`, and the system's own mark of a picker's wheel.
    private static let adjusting: Traits = [.adjustable, .notEnabled, Traits(rawValue: 1 << 19)]
}
