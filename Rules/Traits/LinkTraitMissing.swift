import AXEngine
import AXTree

extension Rule {
    /// A link must say that it is one.
    public static let linkTraitMissing = Rule(
        "link-trait-missing",
        "A link does not have the trait link.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        needs: [.type, .traits],
        standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
        why: "VoiceOver reads it like a text, and the rotor's list of links leaves it out.",
        fix: "Add the trait link.",
        inUIKit: """
            termsLabel.accessibilityTraits.insert(.link)
            """,
        inSwiftUI: """
            TermsText().accessibilityAddTraits(.isLink)
            """,
        limits: [
            "A text that opens a page, but is no link in the tree, cannot be told from a text."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.link("Terms").with { $0.traits = [] }),
            .fails(.link("이용 약관").with { $0.traits = .button }, because: "what leads elsewhere is a link"),
            .passes(.link("Terms")),
            .passes(.link("이용 약관").with { $0.traits = [.link, .header] }),
            .passes(.button("Terms"), because: "not a link"),
            .passes(
                .link("Terms").with { $0.traits = nil }, because: "traits that could not be read are not missing"),
            .notChecked(.link("Terms"), on: ExampleScreen(lacks: [.traits])),
        ],
        check: .eachElement { element, check in
            guard element.type == .link, let traits = element.traits, !traits.contains(.link) else { return }
            check.report(element, "not the trait link; \(traits.listed)")
        }
    )
}
