import AXEngine
import AXSyntax

extension Rule {
    /// Reports text fields whose label equals their content.
    public static let textFieldLabelMasksValue: Rule = Rule(
        "text-field-label-masks-value",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        variants: [
            .iOS(
                "Text field's label equals its content.",
                needs: [.type, .label, .value, .placeholder],
                standards: [.wcag("4.1.2")],
                why: "VoiceOver reads the content twice and never what the field is for.",
                fix: "Set `accessibilityLabel` to what the field is for, e.g. \"Name\".",
                inUIKit: #"nameField.accessibilityLabel = "Name""#,
                inSwiftUI: #"TextField("Name", text: $name)"#,
                limits: [
                    "A field whose content happens to equal its correct label is reported too."
                ],
                examples: [
                    .fails(.textField("Kim", value: "Kim")),
                    .fails(.textField("김지민", value: "김지민", placeholder: "이름")),
                    .passes(.textField("Name", value: "Kim")),
                    .passes(.textField("이름", value: "김지민")),
                    .passes(
                        .textField("Search", value: "Search", placeholder: "Search"),
                        because: "empty field with its placeholder as value"),
                    .passes(.textField("Name", value: "")),
                ],
                check: .eachElement { element, check in
                    guard element.isTextInput, !element.isBlank, let value = element.value, value == element.label,
                        value != element.placeholder
                    else { return }
                    check.report(element, "label \"\(value.printable(limit: 60))\" equals the content of the field")
                }
            )
        ]
    )
}
