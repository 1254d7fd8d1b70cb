import AXEngine
import AXSyntax

extension Rule {
    /// A label made of the content hides what the field is for.
    public static let textFieldLabelMasksValue = Rule(
        "text-field-label-masks-value",
        "The label of a text field is its content.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label, .value, .placeholder],
        standards: [.wcag("4.1.2")],
        why: "One hears the content twice and never what the field is for.",
        fix: "Set a label that says what goes into the field; the content is its value.",
        inUIKit: """
            nameField.accessibilityLabel = "Name"
            """,
        inSwiftUI: """
            TextField("Name", text: $name)
            """,
        limits: [
            "A field whose content happens to be the word for it is reported too."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.textField("Kim", value: "Kim")),
            .fails(.textField("김지민", value: "김지민", placeholder: "이름")),
            .passes(.textField("Name", value: "Kim")),
            .passes(.textField("이름", value: "김지민")),
            .passes(
                .textField("Search", value: "Search", placeholder: "Search"),
                because: "an empty field shows its placeholder"),
            .passes(.textField("Name", value: "")),
        ],
        check: .eachElement { element, check in
            guard element.isTextInput, !element.isBlank, let value = element.value, value == element.label,
                value != element.placeholder
            else { return }
            check.report(element, "the label \"\(value.printable(limit: 60))\" is the content of the field")
        }
    )
}
