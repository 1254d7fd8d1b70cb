import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' test header.
    public static let a11yuitestsHeader = Rule(
        "a11yuitests-header",
        "A screen has no heading (A11yUITests: header).",
        severity: .failure,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all"],
        needs: [],
        standards: [.wcag("2.4.10"), .hig("Headings")],
        why: "VoiceOver users go from heading to heading; without one they hear the screen from the start.",
        fix: "Give the title of the screen, or of a part of it, the trait header.",
        examples: [
            .fails(.text("Payment"), as: .failure),
            .fails(.text("결제"), .button("Pay"), as: .failure),
            .fails(
                .container(.other, "Payment").with { $0.traits = .header }, as: .failure, because: "an ignored type"),
            .fails(.header("Payment"), on: ExampleScreen(lacks: [.traits]), because: "unreadable traits"),
            .passes(.header("Payment"), .button("Pay")),
            .passes(.image("Payment", traits: [.image, .header]), because: "a heading of any type"),
        ],
        check: .screen { screen, check in
            guard !screen.libraryElements.contains(where: { $0.has(.header) }) else { return }
            check.reportScreen("Screen has no element with a header trait.", as: .failure)
        }
    )
}
