import AXEngine
import AXTree

extension Rule {
    /// A button must say that it is one.
    public static let buttonTraitMissing = Rule(
        "button-trait-missing",
        "A button has no trait that says it can be activated.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        needs: [.type, .traits],
        standards: [.wcag("4.1.2"), .hig("Accessibility traits"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver reads it like a text, so nobody learns that it can be activated.",
        fix: "Add the trait button, or link if it leads elsewhere.",
        inUIKit: """
            card.accessibilityTraits.insert(.button)
            """,
        inSwiftUI: """
            CardView(card).onTapGesture { open(card) }
                .accessibilityAddTraits(.isButton)
            """,
        limits: [
            "What can be tapped but is no button in the tree, as a view with a gesture, cannot be told from a text."
        ],
        unlikeA11yUITests: """
            It reported a button whose traits could not be read, and knew only the traits button and link.
            """,
        examples: [
            .fails(.button("Pay", traits: [])),
            .fails(.button("결제", traits: [.staticText])),
            .passes(.button("Pay")),
            .passes(.button("Terms", traits: .link)),
            .passes(.button("Bold", traits: .toggleButton)),
            .passes(.text("Pay"), because: "not a button"),
            .passes(.button("Pay").with { $0.traits = nil }, because: "traits that could not be read are not missing"),
            .notChecked(.button("Pay", traits: []), on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard element.type == .button, let traits = element.traits, traits.isDisjoint(with: activating) else {
                return
            }
            let present = traits.isEmpty ? "it has none" : "it has \(traits.names.joined(separator: ", "))"
            check.report(element, "neither the trait button nor link; \(present)")
        }
    )

    private static let activating: Traits = [
        .button, .link, .tabBar, .tabButton, .toggleButton, .keyboardKey, .backButton, .popupButton, .menuItem,
    ]
}
