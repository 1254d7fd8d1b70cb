import AXEngine
import AXTree

extension Rule {
    /// Reports headings that are no headings in another variant of the screen.
    public static let headingLost: Rule = Rule(
        "heading-lost",
        "Heading is no heading in another variant of the screen.",
        severity: .warning,
        presets: [.recommended, .variants, .wcag22AA],
        groups: ["variants", "structure"],
        needs: [.label],
        standards: [.wcag("1.3.1")],
        limits: ["Variants of other devices and orientations are not compared."],
        variants: [
            .iOS(
                needsOneOf: [.traits, .headingLevel],
                why: "People who navigate by headings do not find the section.",
                fix: "Add the trait `header` in every layout of the screen.",
                inUIKit: "sectionHeader.accessibilityTraits.insert(.header)",
                inSwiftUI: #"Text("Delivery").accessibilityAddTraits(.isHeader)"#,
                examples: [
                    .fails(.header("Delivery"), .text("Total")).compared(to: "ax5", .text("Delivery"), .text("Total")),
                    .fails(.header("Delivery"), .text("Total")).compared(to: "de", .text("Lieferung"), .text("Total")),
                    .passes(.header("Delivery"), .text("Total")).compared(
                        to: "ax5", .header("Delivery"), .text("Total")),
                    .passes(.text("Delivery"), .text("Total")).compared(to: "ax5", .header("Delivery"), .text("Total")),
                ],
                check: check
            ),
            .android(
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why: "People who navigate by headings do not find the section.",
                fix: "Mark the text as a heading in every layout of the screen.",
                inCompose: "Text(\"Delivery\", Modifier.semantics { heading() })",
                inViews: "ViewCompat.setAccessibilityHeading(sectionHeader, true)",
                check: check
            ),
        ]
    )

    private static let check = GroupView.check(where: { $0.hasSameWindow($1) }) { group, member, _, findings in
        for pair in group.pairs(with: member) where pair.base.isHeader == true && pair.variant.isHeader == false {
            findings.add([pair.base], in: member, "is a heading in \(group.baseName) and not in \(member.name)")
        }
    }
}
