import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports text fields that are described only by their placeholder.
    public static let textFieldPlaceholderOnly: Rule = Rule(
        "text-field-placeholder-only",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests: "A11yUITests reports only a missing label; a label that repeats the placeholder passes.",
        variants: [
            .iOS(
                "Text field is described only by its placeholder.",
                needs: [.label, .placeholder],
                standards: [.wcag("3.3.2"), .wcag("4.1.2")],
                why:
                    "The placeholder disappears as soon as text is entered, and then nothing says what the field is for.",
                fix:
                    "Set `accessibilityLabel` to what the field is for, and preferably show a visible label next to it.",
                inUIKit: """
                    emailField.placeholder = "anna@example.com"
                    emailField.accessibilityLabel = "Email"
                    """,
                inSwiftUI: """
                    TextField("anna@example.com", text: $email)
                        .accessibilityLabel("Email")
                    """,
                limits: [
                    "In a dump without types, a label that repeats the placeholder is not reported, because texts are not known.",
                    "A visible label is recognised only if it is static text directly before the field in the reading order.",
                ],
                examples: [
                    .fails(.textField(placeholder: "Email"), .textField("Password"), as: .failure),
                    .fails(.textField("", placeholder: "이메일"), as: .warning, because: "the only field of the screen"),
                    .fails(.textField(placeholder: "Placeholder"), as: .failure, because: "says nothing"),
                    .fails(
                        .init(.textField, identifier: "SearchBar", placeholder: "Search books"), as: .warning,
                        because: "a search field is known by what was entered, too"),
                    .fails(
                        .textField("Email", placeholder: "Email"), as: .warning,
                        because: "no text before the field"),
                    .passes(.textField("Email", placeholder: "anna@example.com")),
                    .passes(
                        .text("Email"), .textField("Email", placeholder: "Email"), because: "text before the field"),
                    .passes(.init(.searchField, "Search", placeholder: "Search"), because: "a search field"),
                    .passes(
                        .init(
                            .textField, "Message", placeholder: "Message",
                            at: Rect(x: 16, y: 780, width: 300, height: 44)),
                        .button("Send", at: Rect(x: 330, y: 780, width: 44, height: 44)), because: "a chat"),
                    .passes(.button("Email")),
                ],
                check: .eachElement { element, check in
                    guard let placeholder = element.placeholder, !placeholder.isEmpty, element.isTextInput else {
                        return
                    }
                    // Left to text-field-label-missing.
                    if placeholder.isBlank, !element.screen.carries(.type) { return }
                    if element.hasNoLabel {
                        let isClear = element.isForSearching || element.isOnlyField && !placeholder.isDraft
                        check.report(
                            element,
                            "has no accessibility label, only the placeholder \"\(placeholder.printable(limit: 60))\"",
                            as: isClear ? .warning : nil)
                    } else if element.screen.carries(.type), element.label == placeholder, element.type != .searchField,
                        !element.hasTextBefore,
                        !element.isComposer
                    {
                        check.report(
                            element, "label only repeats the placeholder \"\(placeholder.printable(limit: 60))\"",
                            as: .warning)
                    }
                }
            )
        ]
    )
}

extension String {
    /// Whether it is what a tool or a developer left in place of words: `Placeholder`.
    fileprivate var isDraft: Bool { DraftText.matches(self, FoldedText(self)) }
}

extension ElementView {
    /// Whether it is a search field by its type or its identifier: there is one on a screen, and what was entered tells
    /// that it is one.
    fileprivate var isForSearching: Bool {
        type == .searchField || identifier?.lowercased().contains("search") == true
    }

    /// Whether no other text is entered on the screen, so that what was entered tells where the user is.
    fileprivate var isOnlyField: Bool {
        screen.controlIndices.allSatisfy { $0 == index || !screen[$0].isTextInput }
    }

    /// Whether it is the field of a chat: a text view of one line, or a field with a button beside it that sends.
    fileprivate var isComposer: Bool {
        guard let frame else { return false }
        if type == .textView, frame.height <= 60 { return true }
        return screen.subjectIndices.contains { index in
            guard screen.exposure.isControl[index], let other = screen.elements[index].frame else { return false }
            return abs(other.centre.y - frame.centre.y) <= 30
                && ContextualAction.isSending(screen[index].labelText.folded)
        }
    }

    /// Whether a text is read right before it, which then serves as its label.
    fileprivate var hasTextBefore: Bool {
        guard let before = screen.exposed(before: index) else { return false }
        return before.type == .staticText && !before.isBlank
    }
}
