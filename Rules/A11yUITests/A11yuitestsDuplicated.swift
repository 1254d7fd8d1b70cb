import AXEngine
import AXTree

extension Rule {
    /// A11yUITests' `duplicated` test.
    public static let a11yuitestsDuplicated: Rule = Rule(
        "a11yuitests-duplicated",
        "Several controls have the same label (A11yUITests: duplicated).",
        severity: .warning,
        presets: [.a11yuitests],
        groups: ["a11yuitests-all", "a11yuitests-interactive"],
        platforms: [.iOS],
        standards: [.wcag("2.4.9"), .wcag("2.4.6")],
        why:
            "VoiceOver users cannot tell the controls apart in the rotor, and Voice Control asks which one is meant.",
        fix: "Add what distinguishes each control to its `accessibilityLabel`, e.g. \"Edit home address\".",
        examples: [
            .fails(.button("Edit"), .text("Address"), .button("Edit"), as: .warning),
            .fails(.button("삭제"), .link("삭제"), as: .warning),
            .passes(.button("Edit"), .button("edit"), because: "different letter case"),
            .passes(.button(""), .button("")),
            .passes(.button("Edit"), .text("Edit"), because: "only one is a control"),
        ],
        check: .screen { screen, check in
            var byLabel: [String: [ElementView]] = [:]
            for element in screen.libraryElements where element.isControl && !element.label.isEmpty {
                byLabel[element.label, default: []].append(element.view)
            }
            let groups = byLabel.values.filter { $0.count > 1 }.sorted { $0[0].index < $1[0].index }
            for group in groups { check.report(group, "Elements have duplicated labels.", as: .warning) }
        }
    )
}
