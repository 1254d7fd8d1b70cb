import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports text fields that have neither a label nor a placeholder.
    public static let textFieldLabelMissing: Rule = Rule(
        "text-field-label-missing",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        unlikeA11yUITests: """
            A11yUITests reports a field without a label as a warning, and as a failure only if the field has a \
            placeholder.
            """,
        parameters: [filled],
        needs: [.label],
        standards: [.wcag("3.3.2"), .wcag("4.1.2")],
        variants: [
            .iOS(
                "Text field has neither a label nor a placeholder.",
                needsOneOf: [.type, .placeholder],
                why: "VoiceOver reads only \"text field\", and the user does not know what to enter.",
                fix: "Set `accessibilityLabel` to the text next to the field, e.g. \"Email\".",
                inUIKit: #"emailField.accessibilityLabel = "Email""#,
                inSwiftUI: #"TextField("Email", text: $email)"#,
                limits: [
                    """
                    A search field is reported as a warning, and not at all if it has a value, because VoiceOver announces \
                    it as a search field.
                    """,
                    "Text next to the field does not count as its label, because VoiceOver does not connect the two.",
                    "An empty text view is reported as a warning, because text may be entered in it; in one with text, it may not.",
                    "In a dump without types, an element with a blank placeholder is a text field, as React Native Paper draws it.",
                ],
                parameters: [],
                examples: [
                    .fails(.textField("")),
                    .fails(.textField(value: "anna@example.com"), because: "the content does not replace a label"),
                    .fails(.text("이메일"), .textField()),
                    .fails(.init(.searchField), as: .warning, because: "VoiceOver announces a search field"),
                    .passes(.init(.searchField, value: "Search"), because: "search field with a value"),
                    .passes(.textField("Email")),
                    .passes(.textField("이메일")),
                    .passes(.textField(placeholder: "Email"), because: "covered by text-field-placeholder-only"),
                    .fails(
                        .init(.textView, at: Rect(x: 16, y: 100, width: 358, height: 120)), as: .warning,
                        because: "an empty text view"),
                    .passes(.init(.textView, value: "A text to read"), because: "text view, may not be editable"),
                ],
                check: check
            ),
            .android(
                "Text field has neither a hint nor a content description.",
                needs: [.type],
                standards: [
                    .android("Describe each UI element"), .android("hint"),
                    .android("labelFor"),
                ],
                why: "TalkBack says \"Unlabelled, Edit box\", and the user does not know what to enter.",
                fix: "Set `android:hint`, or a label beside the field with `labelFor`.",
                inCompose: "TextField(email, onChange, label = { Text(\"Email\") })",
                inViews: "emailField.hint = \"Email\"",
                limits: [
                    """
                    A field with content is reported only with `filled`, and not if a text is beside it, which may name it with \
                    `labelFor`, which no dump has.
                    """,
                    "An empty field that such a label names is reported all the same, as a warning if a text is beside it.",
                    """
                    Where the dump carries no hints, an empty `EditText` has none, because a view shows its hint as its text; \
                    fields that Compose, Flutter or a web page draws are not checked then.
                    """,
                ],
                examples: [
                    .fails(.textField()),
                    .passes(.textField(placeholder: "Email"), because: "the hint is read"),
                    .fails(
                        .text("Email"), .textField(), as: .warning,
                        because: "the text beside it may be a label for it"),
                    .passes(
                        .text("Email"), .textField(value: "anna@example.com"),
                        because: "the text beside it may be a label for it"),
                    .passes(.textField(value: "anna@example.com"), because: "covered with `filled`"),
                ],
                check: .eachElement { element, check in element.reportNamelessField(check) }
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if element.isTypelessField { return check.report(element, "is a text field without an accessibility label") }
        if element.isEmptyTextView {
            return check.report(element, "has no accessibility label; text may be entered in it", as: .warning)
        }
        guard element.isNamelessField else { return }
        let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
        let present = others.first { $0.1?.isEmpty == false }
        let addition =
            present.map { "; the \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" does not replace it" } ?? ""
        check.report(
            element, "has no accessibility label" + addition, as: element.type == .searchField ? .warning : .failure
        )
    }

    fileprivate static let filled = Parameter(
        "filled", default: false, presets: [.strict: true],
        "Whether filled text fields of Android are reported, too, if nothing in the dump can be their name.")
}

extension ElementView {
    /// Whether it is a text field of a dump without types, without a label: only fields have a placeholder, and a blank
    /// one says nothing.
    fileprivate var isTypelessField: Bool {
        (type == .any || isTextInput && !screen.carries(.type)) && hasNoLabel && !conventions.showsHintsAsText
            && placeholder?.isBlank == true
    }

    /// Whether it is a text view of iOS that has no text and no name, and is no control by its traits.
    fileprivate var isEmptyTextView: Bool {
        guard type == .textView, !conventions.showsHintsAsText, !isControl, isExposureKnown, hasNoLabel,
            value?.isEmpty != false,
            placeholder?.isEmpty != false, isEnabled, !isOutOfSight, !isWebContent, !hasChildren, let frame
        else { return false }
        return frame.width >= 60 && frame.height >= 24
    }

    /// Whether it is a text field without a label and a placeholder; a search field also has no value.
    fileprivate var isNamelessField: Bool {
        // React Native Paper draws the hint itself, and sets one of a single space.
        let hint = conventions.showsHintsAsText ? placeholder?.trimmed : placeholder
        guard hasNoLabel, isTextInput, isControl, hint?.isEmpty != false else { return false }
        return type != .searchField || value?.isEmpty != false
    }

    /// Reports an empty field of Android that has no name.
    fileprivate func reportNamelessField(_ check: RuleCheck) {
        guard isNamelessField, !controlsAround.contains(where: { !$0.isBlank }) else { return }
        if let value, !value.isEmpty {
            // A text beside the field may name it with `labelFor`, which no dump carries.
            guard check[Rule.filled], screen.carries(.placeholder), textBeside == nil, !isOnWebPage,
                isEnabled, !value.isNameWithNumber,
                !clipping.cuts, element.view?.flags.contains(.clickable) == true,
                !ancestors.prefix(4).contains(where: { $0.element.view?.simpleClassName == "NumberPicker" })
            else { return }
            return check.report(
                self, "may have no name: it has neither a hint nor a content description, and no text is beside it",
                as: .warning)
        }
        guard screen.carries(.placeholder) || showsHintAsText else {
            return check.couldNotCheck("this dump carries no hints of fields that are not views")
        }
        guard let text = textBeside else { return check.report(self, "has neither a hint nor a content description") }
        check.report(
            self,
            """
            has neither a hint nor a content description; the text "\(text.printable(limit: 40))" beside it names it only \
            with `labelFor`
            """, as: .warning)
    }

    /// Whether the text of the field would be its hint if it had one, as that of each view is. Compose, Flutter and web
    /// pages draw fields that are no views, inside elements of the class `android.view.View`, in which no view can be.
    private var showsHintAsText: Bool {
        if identifier?.contains(":id/") == true { return true }
        return !ancestors.prefix(100).contains { around in
            guard around.type != .webView else { return true }
            let name = around.element.view?.simpleClassName ?? ""
            return name == "View" || name.hasSuffix("ComposeView")
        }
    }

    /// The text that TalkBack reads before the field, if it lies right above or in the same line.
    private var textBeside: String? {
        guard let text = screen.exposed(before: index), text.type == .staticText, !text.isControl, let name = text.name,
            let frame, let other = text.frame
        else { return nil }
        let isInLine = other.y < frame.maxY && frame.y < other.maxY
        let isAbove =
            other.maxY <= frame.maxY && frame.y - other.maxY <= frame.height && other.x < frame.maxX
            && frame.x < other.maxX
        return isInLine || isAbove ? name : nil
    }
}

extension String {
    /// Whether it is two words or more before a number, so that the text of a field says what the number is.
    fileprivate var isNameWithNumber: Bool {
        let words = split(separator: " ")
        return words.count > 2 && words.last.map { $0.allSatisfy(\.isNumber) } == true
            && words.dropLast().allSatisfy { $0.allSatisfy(\.isLetter) }
    }
}
