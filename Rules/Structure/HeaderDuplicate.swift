import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Two sections need two names.
    public static let headerDuplicate = Rule(
        "header-duplicate",
        "Several headings have the same name.",
        severity: .warning,
        presets: [.recommended],
        groups: ["structure", "labels"],
        needs: [.label],
        needsOneOf: [.traits, .headingLevel],
        standards: [.wcag("2.4.6")],
        why: "In the rotor's list of headings nobody can tell which of the sections is meant.",
        fix: "Name each section by what is in it.",
        inUIKit: """
            homeHeader.text = "Home address"
            workHeader.text = "Work address"
            """,
        inSwiftUI: """
            Section("Home address") { AddressRows(home) }
            Section("Work address") { AddressRows(work) }
            """,
        limits: [
            "The title of a bar may be repeated as a heading below it, and headings of different levels may share a name."
        ],
        unlikeA11yUITests: "It had no such test; of labels that are equal it reported those of controls.",
        examples: [
            .fails(.header("Address"), .text("1 Main Street"), .header("Address"), .text("2 High Street")),
            .fails(.header("주소"), .header(" 주소 ")),
            .passes(.header("Home"), .header("Work")),
            .passes(.header("주소"), .text("주소"), because: "a text is no heading"),
            .passes(
                .container(.navigationBar, at: nil, .header("Settings")), .header("Settings"),
                because: "the title of the bar and the large title below it"),
            .passes(
                .header("Notes").with { $0.headingLevel = 1 }, .header("Notes").with { $0.headingLevel = 2 },
                because: "a chapter and its section"),
            .passes(
                .header("Address"), .header("Address").with { $0.isVisible = false },
                because: "only one of them can be seen"),
        ],
        check: .screen { screen, check in
            var groupOfName: [HeadingName: Int] = [:]
            var groups: [[ElementView]] = []
            for index in screen.subjectIndices where screen.isHeader(index) == true {
                let element = screen[index]
                guard !element.isControl, !element.isOutOfSight, element.ancestor(of: [.navigationBar]) == nil,
                    let name = element.name, !name.isBlank
                else { continue }
                let key = HeadingName(name: name, level: screen.elements[index].headingLevel)
                if let group = groupOfName[key] {
                    groups[group].append(element)
                } else {
                    groupOfName[key] = groups.count
                    groups.append([element])
                }
            }
            for group in groups where group.count > 1 {
                let others = group.count == 2 ? "another heading" : "\(group.count - 1) other headings"
                check.report(group, "the same name as \(others)")
            }
        }
    )
}

/// The name and the level of a heading: two headings of one key sound the same.
private struct HeadingName: Hashable {
    var name: String
    var level: Int?
}
