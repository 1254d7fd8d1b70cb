import AXEngine
import AXTree

extension Rule {
    /// Reports elements whose enabled state contradicts the trait `notEnabled`.
    public static let enabledTraitMismatch: Rule = Rule(
        "enabled-trait-mismatch",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["values", "traits"],
        variants: [
            .iOS(
                "Enabled state and trait `notEnabled` contradict each other.",
                needs: [.enabled, .traits],
                standards: [.wcag("4.1.2"), .apple("UIAccessibilityTraits")],
                why: """
                    VoiceOver reads "dimmed" based on the trait, so users try a control that does not respond or skip one \
                    that does.
                    """,
                fix:
                    "Insert the trait `notEnabled` when the element is disabled, and remove it when the element is enabled.",
                inUIKit: """
                    payView.isUserInteractionEnabled = isValid
                    if isValid {
                        payView.accessibilityTraits.remove(.notEnabled)
                    } else {
                        payView.accessibilityTraits.insert(.notEnabled)
                    }
                    """,
                inSwiftUI: "PayView().disabled(!isValid)    // sets the trait too",
                limits: [
                    "XCUITest derives the enabled state from the trait, so the two never differ in its dumps.",
                    """
                    An enabled button or link that says that it does not respond to user interaction \
                    (`accessibilityRespondsToUserInteraction`), so that Voice Control and Switch Control skip it, is a warning.
                    """,
                ],
                examples: [
                    .fails(.button("Pay").with { $0.isEnabled = false }),
                    .fails(.button("결제", traits: [.button, .notEnabled])),
                    .fails(
                        .button("Pay").with { $0.respondsToUserInteraction = false }, as: .warning,
                        because: "it does not respond to user interaction"),
                    .passes(.button("Pay")),
                    .passes(
                        .button("Pay").with { $0.respondsToUserInteraction = true },
                        because: "it responds to user interaction"),
                    .passes(
                        .text("Total").with { $0.respondsToUserInteraction = false },
                        because: "a text need not respond to user interaction"),
                    .passes(.button("결제", traits: [.button, .notEnabled]).with { $0.isEnabled = false }),
                    .passes(
                        .button("Pay").with { ($0.isEnabled, $0.traits) = (false, nil) },
                        because: "traits not readable"),
                    .notChecked(.button("Pay").with { $0.isEnabled = false }, on: ExampleScreen(lacks: [.traits])),
                ],
                check: .eachElement { element, check in
                    guard let traits = element.traits else { return }
                    if element.isEnabled == traits.contains(.notEnabled) {
                        check.report(
                            element,
                            element.isEnabled
                                ? "is enabled but has the trait notEnabled"
                                : "is disabled but does not have the trait notEnabled")
                    } else if element.isEnabled, element.element.respondsToUserInteraction == false,
                        let role = traits.intersection([.button, .link]).names.first
                    {
                        check.report(
                            element,
                            "is enabled and has the trait \(role) but does not respond to user interaction",
                            as: .warning)
                    }
                }
            )
        ]
    )
}
