import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `conflictingTraits` test.
    public static let a11yuitestsConflictingTraits: Rule = Rule(
        "a11yuitests-conflicting-traits",
        "Element has traits that exclude each other (A11yUITests: conflictingTraits).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive", "a11yuitests-labels"],
        platforms: [.iOS],
        standards: [.apple("UIAccessibilityTraits"), .wcag("4.1.2")],
        why: "VoiceOver announces both roles, so users do not know what activating the element does.",
        fix:
            "Keep the trait that matches what the element does, and remove the other from `accessibilityTraits`.",
        examples: [
            .fails(.button("Terms", traits: [.button, .link]), as: .failure),
            .fails(.text("남은 시간", traits: [.staticText, .updatesFrequently]), as: .failure),
            .passes(.button("Terms")),
            .passes(.text("Time left", traits: .updatesFrequently)),
            .passes(
                .button("Terms", traits: [.button, .link]), on: ExampleScreen(lacks: [.traits]),
                because: "traits not readable"),
        ],
        check: .screen { screen, check in
            for element in screen.libraryElements {
                if element.has([.button, .link]) {
                    check.report(element.view, "Elements shouldn't have both Button and Link traits.", as: .failure)
                }
                if element.has([.staticText, .updatesFrequently]) {
                    check.report(
                        element.view, "Elements shouldn't have both Static Text and Updates Frequently traits.",
                        as: .failure)
                }
            }
        }
    )
}
