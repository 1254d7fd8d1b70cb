import AXEngine
import AXTree

extension Rule {
    /// Reports elements whose selected state contradicts the trait `selected`.
    public static let selectedTraitMismatch: Rule = Rule(
        "selected-trait-mismatch",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "traits"],
        variants: [
            .iOS(
                "Selected state and trait `selected` contradict each other.",
                needs: [.selected, .traits],
                standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
                why: """
                    VoiceOver reads "selected" based on the trait, so users do not learn which element is selected, or are \
                    told the wrong one.
                    """,
                fix: "Insert the trait `selected` when the element is selected, and remove it when it is deselected.",
                inUIKit: """
                    if isChosen {
                        chip.accessibilityTraits.insert(.selected)
                    } else {
                        chip.accessibilityTraits.remove(.selected)
                    }
                    """,
                inSwiftUI: "Chip(size).accessibilityAddTraits(isChosen ? .isSelected : [])",
                limits: [
                    "XCUITest derives the selected state from the trait, so the two never differ in its dumps."
                ],
                examples: [
                    .fails(.button("Large").with { $0.isSelected = true }),
                    .fails(.button("크게", traits: [.button, .selected])),
                    .passes(.button("Large")),
                    .passes(.button("크게", traits: [.button, .selected]).with { $0.isSelected = true }),
                    .passes(
                        .init(.switch, "Wi-Fi", value: "1").with { $0.isSelected = true },
                        because: "state in the value"),
                    .notChecked(.button("Large").with { $0.isSelected = true }, on: ExampleScreen(lacks: [.selected])),
                ],
                check: .eachElement { element, check in
                    guard let traits = element.traits, element.isSelected != traits.contains(.selected) else { return }
                    // Where a value tells the state, the flag need not be told twice.
                    if element.isSelected, element.value?.isEmpty == false { return }
                    check.report(
                        element,
                        element.isSelected
                            ? "is selected but does not have the trait selected"
                            : "is not selected but has the trait selected")
                }
            )
        ]
    )
}
