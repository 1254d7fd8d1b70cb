import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports custom actions without a readable name.
    public static let customActionUnnamed: Rule = Rule(
        "custom-action-unnamed",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["actions"],
        unlikeA11yUITests: "A11yUITests does not check custom actions.",
        variants: [
            .iOS(
                "Custom action has no readable name.",
                needs: [.actions],
                standards: [.wcag("4.1.2")],
                why: """
                    VoiceOver reads the names in the actions rotor; without a name, the user does not know what the action \
                    does.
                    """,
                fix: "Set the `name` of the `UIAccessibilityCustomAction` to a verb, e.g. \"Archive\".",
                inUIKit: """
                    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in archive() }]
                    """,
                inSwiftUI: #"Row(mail).accessibilityAction(named: "Archive", archive)"#,
                limits: [
                    "Whether a readable name describes the action is not checked."
                ],
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
                        } else if (Detector.inAnyText + Detector.names).first(matching: name) != nil {
                            check.report(
                                element, "custom action \"\(name.printable(limit: 60))\" does not have a readable name")
                        }
                    }
                }
            )
        ]
    )
}
