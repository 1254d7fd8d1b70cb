import AXEngine
import AXTree

extension Rule {
    /// Reports elements that have the same accessibility identifier.
    public static let identifierDuplicate: Rule = Rule(
        "identifier-duplicate",
        severity: .warning,
        presets: [],
        groups: ["structure"],
        variants: [
            .iOS(
                "Several elements have the same accessibility identifier.",
                needs: [.type, .identifier],
                standards: [.apple("accessibilityIdentifier")],
                why: "A UI test that looks up the identifier finds the first element, or fails because several match.",
                fix: "Set a unique `accessibilityIdentifier` on each element.",
                inUIKit: #"cancelButton.accessibilityIdentifier = "cancel""#,
                inSwiftUI: #"Button("Cancel", action: cancel).accessibilityIdentifier("cancel")"#,
                limits: [
                    "Duplicate identifiers affect UI tests, not users, and WCAG no longer requires unique ones.",
                    """
                    Elements in table rows, and three or more elements of the same type in the same container, are not \
                    reported, because repeated elements may share an identifier.
                    """,
                ],
                examples: [
                    .fails(.button("Save", identifier: "save"), .button("Cancel", identifier: "save")),
                    .fails(.button("저장", identifier: "form"), .init(.textField, "이름", value: "김", identifier: "form")),
                    .passes(.button("Save", identifier: "save"), .button("Cancel", identifier: "cancel")),
                    .passes(.button("저장", identifier: ""), .button("취소", identifier: "")),
                    .passes(
                        .container(.cell, at: nil, .button("Edit", identifier: "edit")),
                        .container(.cell, at: nil, .button("Edit", identifier: "edit")),
                        because: "repeated table rows"),
                    .passes(
                        .button("Small", identifier: "chip"), .button("Medium", identifier: "chip"),
                        .button("Large", identifier: "chip"), because: "three elements of one type in one container"),
                ],
                check: .screen { screen, check in
                    // The first element with each identifier. A group is created only when an identifier occurs again.
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
                        let elements = members.map { screen[$0] }.filter {
                            $0.type != .cell && $0.ancestor(of: rows) == nil
                        }
                        guard elements.count > 1, !elements.areRepeated else { continue }
                        let others =
                            elements.count == 2 ? elements[1].description : "\(elements.count - 1) other elements"
                        check.report(elements, "has the same accessibility identifier as \(others)")
                    }
                }
            )
        ]
    )

    private static let rows: ElementTypeSet = [.cell, .tableRow, .outlineRow]
}

extension [ElementView] {
    /// Whether these are repeated elements: three or more of the same type with the same parent.
    fileprivate var areRepeated: Bool {
        guard count >= 3 else { return false }
        return allSatisfy { $0.type == self[0].type && $0.parent?.index == self[0].parent?.index }
    }
}
