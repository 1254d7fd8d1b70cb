import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports headings that have the same label.
    public static let headerDuplicate: Rule = Rule(
        "header-duplicate",
        "Several headings have the same label.",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure", "labels"],
        unlikeA11yUITests: "A11yUITests has no such test; it reports equal labels only for controls.",
        needs: [.label],
        standards: [.wcag("2.4.6")],
        limits: [
            """
            A heading that repeats the title of a navigation bar, and headings of different levels with the same \
            label, are not reported.
            """
        ],
        variants: [
            .iOS(
                needsOneOf: [.traits, .headingLevel],
                why: "VoiceOver users cannot tell the sections apart in the rotor's list of headings.",
                fix: "Give each heading a label that names its section, e.g. \"Home address\".",
                inUIKit: """
                    homeHeader.text = "Home address"
                    workHeader.text = "Work address"
                    """,
                inSwiftUI: """
                    Section("Home address") { AddressRows(home) }
                    Section("Work address") { AddressRows(work) }
                    """,
                examples: [
                    .fails(.header("Address"), .text("1 Main Street"), .header("Address"), .text("2 High Street")),
                    .fails(.header("주소"), .header(" 주소 ")),
                    .passes(.header("Home"), .header("Work")),
                    .passes(.header("주소"), .text("주소"), because: "static text, not a heading"),
                    .passes(
                        .container(.navigationBar, at: nil, .header("Settings")), .header("Settings"),
                        because: "bar title and large title"),
                    .passes(
                        .header("Notes").with { $0.headingLevel = 1 }, .header("Notes").with { $0.headingLevel = 2 },
                        because: "different heading levels"),
                    .passes(
                        .header("Address"), .header("Address").with { $0.isVisible = false },
                        because: "only one is visible"),
                ],
                check: check
            ),
            .android(
                needsOneOf: [.headingLevel],
                standards: [.android("accessibilityHeading")],
                why: "TalkBack users who move by headings cannot tell the sections apart.",
                fix: "Name each section by what is in it.",
                inCompose: "Text(\"Delivery\", Modifier.semantics { heading() })",
                inViews: "deliveryTitle.text = \"Delivery\"",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        var groups: [[ElementView]] = []
        /// The numbers of the groups of each name. They differ in their level.
        var groupsOfName: [String: [Int]] = [:]
        for index in screen.subjectIndices where screen.isHeader(index) == true {
            let element = screen[index]
            guard !element.isControl, !element.isOutOfSight, element.ancestor(of: [.navigationBar]) == nil,
                let name = element.name, !name.isBlank
            else { continue }
            let level = screen.elements[index].headingLevel
            let group = groupsOfName[name]?.first { screen.elements[groups[$0][0].index].headingLevel == level }
            if let group {
                groups[group].append(element)
            } else {
                groupsOfName[name, default: []].append(groups.count)
                groups.append([element])
            }
        }
        for group in groups where group.count > 1 {
            let others = group.count == 2 ? "another heading" : "\(group.count - 1) other headings"
            check.report(group, "has the same label as \(others)")
        }
    }
}
