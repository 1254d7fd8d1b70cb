import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `buttonTrait` test.
    public static let a11yuitestsButtonTrait: Rule = Rule(
        "a11yuitests-button-trait",
        "Button has neither the trait `button` nor `link` (A11yUITests: buttonTrait).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver reads the button like a text, so users do not learn that it can be activated.",
        fix: "Insert `.button` into `accessibilityTraits`, or `.link` if it opens another page.",
        examples: [
            .fails(.button("Pay", traits: []), as: .failure),
            .fails(.button("결제", traits: [.staticText]), as: .failure),
            .fails(.button("Pay").with { $0.traits = nil }, as: .failure, because: "traits not readable"),
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
