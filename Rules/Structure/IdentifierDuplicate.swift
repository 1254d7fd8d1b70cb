import AXEngine
import AXTree

extension Rule {
    /// An identifier names one element.
    public static let identifierDuplicate = Rule(
        "identifier-duplicate",
        "Several elements have the same identifier.",
        severity: .warning,
        presets: [.strict],
        groups: ["structure"],
        needs: [.type, .identifier],
        standards: [.apple("accessibilityIdentifier")],
        why: "A test that asks for the identifier gets the first of them, or fails because there are several.",
        fix: "Give each element an identifier of its own.",
        inUIKit: """
            cancelButton.accessibilityIdentifier = "cancel"
            """,
        inSwiftUI: """
            Button("Cancel", action: cancel).accessibilityIdentifier("cancel")
            """,
        limits: [
            "It hurts tests, not people: WCAG no longer asks for it.",
            "What is repeated, as the rows of a table or three and more elements of one type in one container, shares its identifier on purpose.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button("Save", identifier: "save"), .button("Cancel", identifier: "save")),
            .fails(
                .button("저장", identifier: "form"), .init(.textField, "이름", value: "김", identifier: "form")),
            .passes(.button("Save", identifier: "save"), .button("Cancel", identifier: "cancel")),
            .passes(.button("저장", identifier: ""), .button("취소", identifier: "")),
            .passes(
                .container(.cell, at: nil, .button("Edit", identifier: "edit")),
                .container(.cell, at: nil, .button("Edit", identifier: "edit")),
                because: "the rows of a table are made alike"),
            .passes(
                .button("Small", identifier: "chip"), .button("Medium", identifier: "chip"),
                .button("Large", identifier: "chip"), because: "they are repeated"),
        ],
        check: .screen { screen, check in
            // What was seen first under an identifier; a list only where it is seen again.
            var first: [String: Int] = [:]
            first.reserveCapacity(screen.subjectIndices.count)
            var groups: [Int: [Int]] = [:]
            for index in screen.subjectIndices {
                guard let identifier = screen.elements[index].identifier, !identifier.isEmpty,
                    screen.elements[index].isVisible != false
                else { continue }
                if let known = first.updateValue(index, forKey: identifier) {
                    first[identifier] = known
                    groups[known, default: [known]].append(index)
                }
            }
            for (_, members) in groups.sorted(by: { $0.key < $1.key }) {
                let elements = members.map { screen[$0] }.filter { $0.type != .cell && $0.ancestor(of: rows) == nil }
                guard elements.count > 1, !elements.areRepeated else { continue }
                let others = elements.count == 2 ? elements[1].description : "\(elements.count - 1) other elements"
                check.report(elements, "the same identifier as \(others)")
            }
        }
    )

    private static let rows: ElementTypeSet = [.cell, .tableRow, .outlineRow]
}

extension [ElementView] {
    /// Whether these are made from one template: three or more of one type under one parent.
    fileprivate var areRepeated: Bool {
        guard count >= 3 else { return false }
        return allSatisfy { $0.type == self[0].type && $0.parent?.index == self[0].parent?.index }
    }
}
