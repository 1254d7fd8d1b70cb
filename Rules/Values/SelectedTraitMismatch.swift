import AXEngine
import AXTree

extension Rule {
    /// VoiceOver must hear the same about being selected as the eye sees.
    public static let selectedTraitMismatch = Rule(
        "selected-trait-mismatch",
        "An element is selected without saying so, or says so without being it.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "traits"],
        needs: [.selected, .traits],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver says \"selected\" by the trait: without it nobody hears which one is chosen.",
        fix: "Set the trait selected exactly while the element is selected.",
        inUIKit: """
            if isChosen {
                chip.accessibilityTraits.insert(.selected)
            } else {
                chip.accessibilityTraits.remove(.selected)
            }
            """,
        inSwiftUI: """
            Chip(size).accessibilityAddTraits(isChosen ? .isSelected : [])
            """,
        limits: [
            "Dumps of XCUITest work out whether an element is selected from the trait itself, so that the two never differ there."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button("Large").with { $0.isSelected = true }),
            .fails(.button("크게", traits: [.button, .selected])),
            .passes(.button("Large")),
            .passes(.button("크게", traits: [.button, .selected]).with { $0.isSelected = true }),
            .passes(
                .init(.switch, "Wi-Fi", value: "1").with { $0.isSelected = true },
                because: "a switch says by its value that it is on"),
            .notChecked(.button("Large").with { $0.isSelected = true }, on: ExampleScreen(lacks: [.selected])),
        ],
        check: .eachElement { element, check in
            guard let traits = element.traits, element.isSelected != traits.contains(.selected) else { return }
            // Where a value tells the state, the flag need not be told twice.
            if element.isSelected, element.value?.isEmpty == false { return }
            check.report(
                element,
                element.isSelected ? "selected, without the trait selected" : "the trait selected, but it is not")
        }
    )
}
