import AXEngine
import AXTree

extension Rule {
    /// Reports buttons whose traits do not mark them as a button or link.
    public static let buttonTraitMissing: Rule = Rule(
        "button-trait-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        unlikeA11yUITests: """
            A11yUITests also reports a button whose traits could not be read, and accepts only the traits `button` \
            and `link`.
            """,
        variants: [
            .iOS(
                "Button has no trait that marks it as a button or link.",
                needs: [.type, .traits],
                standards: [.wcag("4.1.2"), .hig("Accessibility traits"), .apple("UIAccessibilityTraits")],
                why: "VoiceOver reads the button like a text, so users do not learn that it can be activated.",
                fix: "Insert `.button` into `accessibilityTraits`, or `.link` if it opens another page.",
                inUIKit: "card.accessibilityTraits.insert(.button)",
                inSwiftUI: """
                    CardView(card).onTapGesture { open(card) }
                        .accessibilityAddTraits(.isButton)
                    """,
                edit: .modifier(
                    ".accessibilityAddTraits(.isButton)", uiKit: "accessibilityTraits.insert(.button)",
                    flutter: "Semantics(button: true, "),
                limits: [
                    "A view with a tap gesture that is not a button in the tree is not recognised."
                ],
                examples: [
                    .fails(.button("Pay", traits: [])),
                    .fails(.button("결제", traits: [.staticText])),
                    .passes(.button("Pay")),
                    .passes(.button("Terms", traits: .link)),
                    .passes(.button("Bold", traits: .toggleButton)),
                    .passes(.text("Pay"), because: "not a button"),
                    .passes(.button("Pay").with { $0.traits = nil }, because: "traits not readable"),
                    .notChecked(.button("Pay", traits: []), on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard element.type == .button, let traits = element.traits, traits.isDisjoint(with: activating)
                    else { return }
                    let present =
                        traits.isEmpty ? "it has no traits" : "it has only \(traits.names.joined(separator: ", "))"
                    check.report(element, "has neither the trait button nor link; \(present)")
                }
            )
        ]
    )

    private static let activating: Traits = [
        .button, .link, .tabBar, .tabButton, .toggleButton, .keyboardKey, .backButton, .popupButton, .menuItem,
    ]
}
