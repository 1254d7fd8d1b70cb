import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// An action is chosen by its name.
    public static let customActionUnnamed = Rule(
        "custom-action-unnamed",
        "A custom action has no name, or one that a program left.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["actions"],
        needs: [.actions],
        standards: [.wcag("4.1.2")],
        why: "The actions rotor reads the names one after the other; without one nobody knows what is chosen.",
        fix: "Name the action with a verb, such as Archive.",
        inUIKit: """
            cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in archive() }]
            """,
        inSwiftUI: """
            Row(mail).accessibilityAction(named: "Archive", archive)
            """,
        limits: [
            "A name in words is not judged, however little it says."
        ],
        unlikeA11yUITests: "It did not look at custom actions.",
        examples: [
            .fails(.init(.cell, "Anna").with { $0.actions = ["Archive", ""] }),
            .fails(.init(.cell, "Anna").with { $0.actions = ["mail.archive.title"] }),
            .fails(.init(.cell, "지민").with { $0.actions = ["%@ 보관"] }),
            .passes(.init(.cell, "Anna").with { $0.actions = ["Archive", "Delete"] }),
            .passes(.init(.cell, "지민").with { $0.actions = ["보관"] }),
            .passes(.init(.cell, "Anna").with { $0.actions = [] }),
        ],
        check: .eachElement { element, check in
            guard let actions = element.screen.elements[element.index].actions else { return }
            for (number, name) in actions.enumerated() {
                if name.isBlank {
                    check.report(element, "custom action \(number + 1) of \(actions.count) has no name")
                } else if MachineText.first(in: name) != nil || MachineName(name) != nil {
                    check.report(
                        element, "the custom action \"\(name.printable(limit: 60))\" has a name that a program left")
                }
            }
        }
    )
}
