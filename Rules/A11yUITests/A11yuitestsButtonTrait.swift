import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test buttonTrait.
    public static let a11yuitestsButtonTrait = Rule(
        "a11yuitests-button-trait",
        "A button has neither the trait button nor link (A11yUITests: buttonTrait).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        needs: [],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver reads it like a text, so nobody learns that it can be activated.",
        fix: "Add the trait button, or link if it leads elsewhere.",
        examples: [
            .fails(.button("Pay", traits: []), as: .failure),
            .fails(.button("결제", traits: [.staticText]), as: .failure),
            .fails(.button("Pay").with { $0.traits = nil }, as: .failure, because: "unreadable traits"),
            .passes(.button("Pay")),
            .passes(.button("Terms", traits: .link)),
            .passes(.text("Pay"), because: "not a button"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements where element.type == .button {
                guard !element.has(.button), !element.has(.link) else { continue }
                check.report(element.view, "Button should have Button or Link trait.", as: .failure)
            }
        }
    )
}
