import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A placeholder is no label.
    public static let textFieldPlaceholderOnly = Rule(
        "text-field-placeholder-only",
        "A text field is named by its placeholder alone.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label, .placeholder],
        standards: [.wcag("3.3.2"), .wcag("4.1.2")],
        why: "The placeholder is gone as soon as something is typed, and then nobody can tell what the field is for.",
        fix: "Set an accessibility label, and better show the label beside the field as well.",
        inUIKit: """
            emailField.placeholder = "anna@example.com"
            emailField.accessibilityLabel = "Email"
            """,
        inSwiftUI: """
            TextField("anna@example.com", text: $email)
                .accessibilityLabel("Email")
            """,
        limits: [
            "A label beside the field is seen only if it is read right before it."
        ],
        unlikeA11yUITests: "It reported only a missing label; a label that repeats the placeholder passed.",
        examples: [
            .fails(.textField(placeholder: "Email")),
            .fails(.textField("", placeholder: "이메일")),
            .fails(
                .textField("Email", placeholder: "Email"), as: .warning,
                because: "nothing else on the screen names the field"),
            .passes(.textField("Email", placeholder: "anna@example.com")),
            .passes(
                .text("Email"), .textField("Email", placeholder: "Email"), because: "a text before the field names it"),
            .passes(.init(.searchField, "Search", placeholder: "Search"), because: "the usual search field"),
            .passes(.button("Email")),
        ],
        check: .eachElement { element, check in
            guard let placeholder = element.placeholder, !placeholder.isEmpty, element.isTextInput else { return }
            if element.hasNoLabel {
                check.report(element, "no label beside the placeholder \"\(placeholder.printable(limit: 60))\"")
            } else if element.label == placeholder, element.type != .searchField, !element.hasTextBefore {
                check.report(
                    element, "the label is only the placeholder \"\(placeholder.printable(limit: 60))\"", as: .warning)
            }
        }
    )
}

extension ElementView {
    /// Whether a text is read right before it, which then serves as its label.
    fileprivate var hasTextBefore: Bool {
        guard let before = screen.exposed(before: index) else { return false }
        return before.type == .staticText && !before.isBlank
    }
}
