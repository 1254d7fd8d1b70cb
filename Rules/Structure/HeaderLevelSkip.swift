import AXEngine
import AXTree

extension Rule {
    /// Under a chapter come its sections, not their subsections.
    public static let headerLevelSkip = Rule(
        "header-level-skip",
        "A heading is more than one level below the one before it.",
        severity: .warning,
        presets: [.strict],
        groups: ["structure"],
        needs: [.headingLevel],
        standards: [.wcag("1.3.1")],
        why: "Who moves through the outline looks for a section that does not exist.",
        fix: "Give the heading the level that follows, whatever the size of its letters.",
        inUIKit: """
            let title = NSMutableAttributedString(string: "Delivery")
            title.addAttribute(.accessibilityTextHeadingLevel, value: 2, range: NSRange(0..<title.length))
            sectionHeader.accessibilityAttributedLabel = title
            """,
        inSwiftUI: """
            Text("Delivery")
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
            """,
        limits: [
            "The first heading may have any level, and going up any number of levels is right.",
            "WCAG does not forbid a gap, it is advice.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(level(1, "Payment"), level(3, "Card")),
            .fails(level(2, "결제"), .text("합계"), level(4, "카드")),
            .passes(level(1, "Payment"), level(2, "Card"), level(3, "Number"), level(1, "Delivery")),
            .passes(level(3, "결제"), because: "the first may have any level"),
            .passes(
                level(1, "Payment"), level(0, "Card"), level(3, "Number"),
                because: "a level that is not told may be the one between"),
            .notChecked(.header("Payment"), on: ExampleScreen(lacks: [.headingLevel])),
        ],
        check: .screen { screen, check in
            var previous: (element: ElementView, level: Int)?
            for index in screen.subjectIndices {
                let element = screen[index]
                guard let level = screen.elements[index].headingLevel else {
                    // A heading without a level may be of the level between.
                    if element.isHeader == true { previous = nil }
                    continue
                }
                if let before = previous, level - before.level > 1 {
                    check.report(
                        [element, before.element],
                        "level \(level) after \(before.element.description) of level \(before.level)")
                }
                previous = level > 0 ? (element, level) : nil
            }
        }
    )

    private static func level(_ level: Int, _ label: String) -> ExampleElement {
        .header(label).with { $0.headingLevel = level }
    }
}
