import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports text fields whose content is not read, because something else is read in its place.
    public static let textFieldValueUnread: Rule = Rule(
        "text-field-value-unread",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        parameters: [empty],
        variants: [
            .android(
                "Content description of a text field hides what was entered.",
                needs: [.type, .label, .value],
                formerNames: ["text-field-label-masks-value"],
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
                limits: [
                    """
                    Where the dump carries no hints, a text that shares a word with the content description, or ends with an \
                    ellipsis, may be the hint, and is not reported.
                    """
                ],
                examples: [
                    .fails(.textField("Name", value: "Kim")),
                    .fails(.textField("Name", value: "Kim"), on: ExampleScreen(lacks: [.placeholder])),
                    .passes(
                        .textField("Name", value: "Your name"), on: ExampleScreen(lacks: [.placeholder]),
                        because: "the text may be the hint"),
                    .fails(.textField("이름", value: "김지민")),
                    .passes(.textField("Name"), because: "nothing was entered"),
                    .passes(
                        .init(.secureTextField, "Password", value: "••••"),
                        because: "a password is not read in any case"),
                ],
                check: .eachElement { element, check in
                    guard element.isTextInput, element.type != .secureTextField,
                        let description = element.element.view?.contentDescription?.trimmed,
                        !description.isEmpty
                    else { return }
                    guard element.value?.isEmpty == false else {
                        // A comma at the end joins the name to what is entered, and a field that cannot be tapped shows what
                        // other keys enter.
                        guard check[empty], !element.isOnWebPage, !description.hasSuffix(","),
                            element.element.view?.flags.contains(.clickable) == true
                        else { return }
                        return check.report(
                            element,
                            "content description \"\(description.printable(limit: 60))\" will replace what is entered, for TalkBack"
                        )
                    }
                    guard !element.mayShowHint(besides: description) else { return }
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

    private static let empty = Parameter(
        "empty", default: false, presets: [.strict: true],
        "Whether empty fields with a content description are reported, too, because it hides what will be entered.")
}

extension ElementView {
    /// Returns whether the text of a field may be its hint, in a dump that carries no hints.
    fileprivate func mayShowHint(besides description: String) -> Bool {
        guard !screen.carries(.placeholder), let value else { return false }
        func words(_ text: String) -> Set<Substring> { Set(FoldedText(text).text.split(separator: " ")) }
        return !words(value).isDisjoint(with: words(description)) || value.endsInEllipsis
    }
}
