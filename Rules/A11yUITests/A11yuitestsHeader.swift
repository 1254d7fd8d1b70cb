import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `header` test.
    public static let a11yuitestsHeader: Rule = Rule(
        "a11yuitests-header",
        "Screen has no heading (A11yUITests: header).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all"],
        platforms: [.iOS],
        standards: [.wcag("2.4.10"), .hig("Headings")],
        why:
            "Without headings, VoiceOver users cannot jump between sections and must swipe through every element.",
        fix: "Insert `.header` into the `accessibilityTraits` of the titles of the screen and its sections.",
        examples: [
            .fails(.text("Payment"), as: .failure),
            .fails(.text("결제"), .button("Pay"), as: .failure),
            .fails(.container(.other, "Payment").with { $0.traits = .header }, as: .failure, because: "ignored type"),
            .fails(.header("Payment"), on: ExampleScreen(lacks: [.traits]), because: "traits not readable"),
            .passes(.header("Payment"), .button("Pay")),
            .passes(.image("Payment", traits: [.image, .header]), because: "heading that is not static text"),
        ],
        check: .screen { screen, check in
            guard !screen.libraryElements.contains(where: { $0.has(.header) }) else { return }
            check.reportScreen("Screen has no element with a header trait.", as: .failure)
        }
    )
}
