import AXEngine
import AXTree

extension Rule {
    /// Reports links without the trait `link`.
    public static let linkTraitMissing: Rule = Rule(
        "link-trait-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["traits"],
        variants: [
            .iOS(
                "Link does not have the trait `link`.",
                needs: [.type, .traits],
                standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
                why: "VoiceOver does not announce a link, and the rotor's list of links omits it.",
                fix: "Insert `.link` into `accessibilityTraits`.",
                inUIKit: "termsLabel.accessibilityTraits.insert(.link)",
                inSwiftUI: "TermsText().accessibilityAddTraits(.isLink)",
                edit: .modifier(
                    ".accessibilityAddTraits(.isLink)", uiKit: "accessibilityTraits.insert(.link)",
                    flutter: "Semantics(link: true, "),
                limits: [
                    "A text that opens a page, but is not a link in the tree, is not recognised."
                ],
                examples: [
                    .fails(.link("Terms").with { $0.traits = [] }),
                    .fails(.link("이용 약관").with { $0.traits = .button }, because: "only the button trait"),
                    .passes(.link("Terms")),
                    .passes(.link("이용 약관").with { $0.traits = [.link, .header] }),
                    .passes(.button("Terms"), because: "not a link"),
                    .passes(.link("Terms").with { $0.traits = nil }, because: "traits not readable"),
                    .notChecked(.link("Terms"), on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard element.type == .link, let traits = element.traits, !traits.contains(.link) else { return }
                    check.report(element, "does not have the trait link; \(traits.listed)")
                }
            )
        ]
    )
}
