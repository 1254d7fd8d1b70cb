import AXEngine
import AXTree

extension Rule {
    /// Reports headings that skip a level.
    public static let headerLevelSkip: Rule = Rule(
        "header-level-skip",
        severity: .warning,
        presets: [.strict],
        groups: ["structure"],
        variants: [
            .iOS(
                "Heading is more than one level below the previous heading.",
                needs: [.headingLevel],
                standards: [.wcag("1.3.1")],
                why: "Users who navigate by headings look for a section that does not exist.",
                fix: "Set the next level, e.g. with `accessibilityHeading(.h2)`, regardless of the font size.",
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
                    "The first heading may have any level, and a heading may be any number of levels above the previous one.",
                    "WCAG recommends consecutive levels but does not require them.",
                ],
                examples: [
                    .fails(level(1, "Payment"), level(3, "Card")),
                    .fails(level(2, "결제"), .text("합계"), level(4, "카드")),
                    .passes(level(1, "Payment"), level(2, "Card"), level(3, "Number"), level(1, "Delivery")),
                    .passes(level(3, "결제"), because: "first heading"),
                    .passes(
                        level(1, "Payment"), level(0, "Card"), level(3, "Number"),
                        because: "heading of unknown level in between"),
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
                                """
                                has level \(level) after \(before.element.description) of level \(before.level); \
                                the maximum is \(before.level + 1)
                                """)
                        }
                        previous = level > 0 ? (element, level) : nil
                    }
                }
            )
        ]
    )

    private static func level(_ level: Int, _ label: String) -> ExampleElement {
        .header(label).with { $0.headingLevel = level }
    }
}
