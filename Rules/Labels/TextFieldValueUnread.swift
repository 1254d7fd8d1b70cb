import AXEngine
import AXSyntax

extension Rule {
    /// Reports text fields whose content is not read, because something else is read in its place.
    public static let textFieldValueUnread = Rule(
        "text-field-value-unread",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        formerNames: [FormerName("text-field-label-masks-value", on: .android)],
        variants: [
            .android(
                "Content description of a text field hides what was entered.",
                needs: [.type, .label, .value, .placeholder],
                standards: [.wcag("4.1.2"), .android("hint")],
                why:
                    "TalkBack reads the content description in place of what was entered, so the content cannot be checked.",
                fix:
                    "Remove `contentDescription` from the field, and name it with `android:hint` or a label with `labelFor`.",
                inCompose: "TextField(name, onChange, label = { Text(\"Name\") })",
                inViews: """
                    nameField.contentDescription = null
                    nameField.hint = "Name"
                    """,
                examples: [
                    .fails(.textField("Name", value: "Kim")),
                    .fails(.textField("이름", value: "김지민")),
                    .passes(.textField("Name"), because: "nothing was entered"),
                    .passes(
                        .init(.secureTextField, "Password", value: "••••"),
                        because: "a password is not read in any case"),
                ],
                check: .eachElement { element, check in
                    guard element.isTextInput, element.type != .secureTextField, let value = element.value,
                        !value.isEmpty, let description = element.element.view?.contentDescription?.trimmed,
                        !description.isEmpty
                    else { return }
                    check.report(
                        element,
                        """
                        content description "\(description.printable(limit: 60))" replaces the content of the field; TalkBack \
                        does not read what was entered
                        """)
                }
            )
        ]
    )
}
