import AXEngine
import AXTree

extension Rule {
    /// VoiceOver must hear the same about being disabled as the eye sees.
    public static let enabledTraitMismatch = Rule(
        "enabled-trait-mismatch",
        "An element is disabled without saying so, or says so without being it.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "traits"],
        needs: [.enabled, .traits],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver says \"dimmed\" by the trait: without it one tries in vain, with a wrong one nobody tries.",
        fix: "Set the trait notEnabled exactly while the element is disabled.",
        inUIKit: """
            payView.isUserInteractionEnabled = isValid
            if isValid {
                payView.accessibilityTraits.remove(.notEnabled)
            } else {
                payView.accessibilityTraits.insert(.notEnabled)
            }
            """,
        inSwiftUI: """
            PayView().disabled(!isValid)    // sets the trait too
            """,
        limits: [
            "Dumps of XCUITest work out whether an element is enabled from the trait itself, so that the two never differ there."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button("Pay").with { $0.isEnabled = false }),
            .fails(.button("결제", traits: [.button, .notEnabled])),
            .passes(.button("Pay")),
            .passes(.button("결제", traits: [.button, .notEnabled]).with { $0.isEnabled = false }),
            .passes(
                .button("Pay").with { ($0.isEnabled, $0.traits) = (false, nil) },
                because: "traits that could not be read are not missing"),
            .notChecked(.button("Pay").with { $0.isEnabled = false }, on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard let traits = element.traits, element.isEnabled == traits.contains(.notEnabled) else { return }
            check.report(
                element,
                element.isEnabled ? "the trait notEnabled, but it is enabled" : "disabled, without the trait notEnabled"
            )
        }
    )
}
