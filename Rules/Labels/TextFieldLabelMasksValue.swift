import AXEngine
import AXSyntax

extension Rule {
    /// Reports text fields whose label equals their content.
    public static let textFieldLabelMasksValue = Rule(
        "text-field-label-masks-value",
        "Text field's label equals its content.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        onAndroid: AndroidGuide(
            summary: "Content description of a text field hides what was entered.",
            standards: [.android("hint")],
            why:
                "TalkBack reads the content description in place of what was entered, so the content cannot be checked.",
            fix:
                "Remove `contentDescription` from the field, and name it with `android:hint` or a label with `labelFor`.",
            inCompose: "TextField(name, onChange, label = { Text(\"Name\") })",
            inViews: """
                nameField.contentDescription = null
                nameField.hint = "Name"
                """),
        needs: [.type, .label, .value, .placeholder],
        standards: [.wcag("4.1.2")],
        why: "VoiceOver reads the content twice and never what the field is for.",
        fix: "Set `accessibilityLabel` to what the field is for, e.g. \"Name\".",
        inUIKit: """
            nameField.accessibilityLabel = "Name"
            """,
        inSwiftUI: """
            TextField("Name", text: $name)
            """,
        limitsOnIOS: [
            "A field whose content happens to equal its correct label is reported too."
        ],
        unlikeA11yUITests: "A11yUITests has no such test.",
        examples: [
            .fails(.textField("Kim", value: "Kim")),
            .fails(.textField("김지민", value: "김지민", placeholder: "이름")),
            .passes(.textField("Name", value: "Kim")),
            .passes(.textField("이름", value: "김지민")),
            .passes(
                .textField("Search", value: "Search", placeholder: "Search"),
                because: "empty field with its placeholder as value"),
            .passes(.textField("Name", value: "")),
            .fails(.textField("Name", value: "Kim"), on: ExampleScreen(.android)),
            .passes(.textField("Name"), on: ExampleScreen(.android), because: "nothing was entered"),
            .passes(
                .init(.secureTextField, "Password", value: "••••"), on: ExampleScreen(.android),
                because: "a password is not read in any case"),
        ],
        check: .eachElement { element, check in
            if element.isAndroid {
                // What is entered in a field for passwords is not read in any case.
                guard element.isTextInput, element.type != .secureTextField, let value = element.value, !value.isEmpty,
                    let description = element.element.android?.contentDescription?.trimmed, !description.isEmpty
                else { return }
                return check.report(
                    element,
                    """
                    content description "\(description.printable(limit: 60))" replaces the content of the field; TalkBack \
                    does not read what was entered
                    """)
            }
            guard element.isTextInput, !element.isBlank, let value = element.value, value == element.label,
                value != element.placeholder
            else { return }
            check.report(element, "label \"\(value.printable(limit: 60))\" equals the content of the field")
        }
    )
}
