import AXEngine
import AXSyntax

extension Rule {
    /// Reports text fields that have neither a label nor a placeholder.
    public static let textFieldLabelMissing = Rule(
        "text-field-label-missing",
        "Text field has neither a label nor a placeholder.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        onAndroid: AndroidGuide(
            summary: "Text field has neither a hint nor a content description.",
            standards: [.android("Describe each UI element"), .android("hint"), .android("labelFor")],
            why: "TalkBack reads only \"edit box\", and the user does not know what to enter.",
            fix: "Set `android:hint`, or a label beside the field with `labelFor`.",
            inCompose: "TextField(email, onChange, label = { Text(\"Email\") })",
            inViews: "emailField.hint = \"Email\"",
            limits: [
                "A field with content is not reported, because a label with `labelFor`, which no dump has, may name it.",
                "An empty field that such a label names is reported all the same.",
            ]),
        needs: [.type, .label],
        standards: [.wcag("3.3.2"), .wcag("4.1.2")],
        why: "VoiceOver reads only \"text field\", and the user does not know what to enter.",
        fix: "Set `accessibilityLabel` to the text next to the field, e.g. \"Email\".",
        inUIKit: """
            emailField.accessibilityLabel = "Email"
            """,
        inSwiftUI: """
            TextField("Email", text: $email)
            """,
        limitsOnIOS: [
            """
            A search field is reported as a warning, and not at all if it has a value, because VoiceOver announces \
            it as a search field.
            """,
            "Text next to the field does not count as its label, because VoiceOver does not connect the two.",
        ],
        unlikeA11yUITests: """
            A11yUITests reports a field without a label as a warning, and as a failure only if the field has a \
            placeholder.
            """,
        examples: [
            .fails(.textField("")),
            .fails(.textField(value: "anna@example.com"), because: "the content does not replace a label"),
            .fails(.text("이메일"), .textField()),
            .fails(.init(.searchField), as: .warning, because: "VoiceOver announces a search field"),
            .passes(
                .init(.searchField, value: "Search"), because: "search field with a value"),
            .passes(.textField("Email")),
            .passes(.textField("이메일")),
            .passes(.textField(placeholder: "Email"), because: "covered by text-field-placeholder-only"),
            .passes(
                .init(.textView, value: "A text to read"), because: "text view, may not be editable"),
            .fails(.textField(), on: ExampleScreen(.android)),
            .passes(.textField(placeholder: "Email"), on: ExampleScreen(.android), because: "the hint is read"),
            .passes(
                .textField(value: "anna@example.com"), on: ExampleScreen(.android),
                because: "a label that no dump has may name it"),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, element.isTextInput, element.isControl, element.placeholder?.isEmpty != false
            else {
                return
            }
            if element.type == .searchField, element.value?.isEmpty == false { return }
            if element.isAndroid {
                // The content may be named by a label that no dump carries.
                guard element.value?.isEmpty != false else { return }
                return check.report(element, "has neither a hint nor a content description")
            }
            let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
            let present = others.first { $0.1?.isEmpty == false }
            let addition =
                present.map { "; the \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" does not replace it" } ?? ""
            check.report(
                element, "has no accessibility label" + addition, as: element.type == .searchField ? .warning : .failure
            )
        }
    )
}
