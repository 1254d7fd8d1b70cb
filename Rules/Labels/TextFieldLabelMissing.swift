import AXEngine
import AXSyntax

extension Rule {
    /// A field must say what goes into it.
    public static let textFieldLabelMissing = Rule(
        "text-field-label-missing",
        "A text field has neither a label nor a placeholder.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label],
        standards: [.wcag("3.3.2"), .wcag("4.1.2")],
        why: "VoiceOver says only \"text field\", and nobody knows what to type.",
        fix: "Set an accessibility label, the same as the text beside the field.",
        inUIKit: """
            emailField.accessibilityLabel = "Email"
            """,
        inSwiftUI: """
            TextField("Email", text: $email)
            """,
        limits: [
            "A text beside the field does not name it, for VoiceOver does not connect the two.",
            "A search field is a warning, and passes if it shows a placeholder: VoiceOver says what it is for.",
        ],
        unlikeA11yUITests: "A field without a label was a warning, and a failure only if it had a placeholder.",
        examples: [
            .fails(.textField("")),
            .fails(.textField(value: "anna@example.com"), because: "the content is no name"),
            .fails(.text("이메일"), .textField()),
            .fails(.init(.searchField), as: .warning, because: "VoiceOver says that it searches"),
            .passes(
                .init(.searchField, value: "Search"), because: "it shows its placeholder, and says that it searches"),
            .passes(.textField("Email")),
            .passes(.textField("이메일")),
            .passes(.textField(placeholder: "Email"), because: "text-field-placeholder-only's"),
            .passes(
                .init(.textView, value: "A text to read"), because: "a text view without a sign that it takes text"),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, element.isTextInput, element.isControl, element.placeholder?.isEmpty != false
            else {
                return
            }
            if element.type == .searchField, element.value?.isEmpty == false { return }
            let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
            let present = others.first { $0.1?.isEmpty == false }
            let addition = present.map { "; its \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" is no name" } ?? ""
            check.report(
                element, "no accessibility label" + addition, as: element.type == .searchField ? .warning : .failure)
        }
    )
}
