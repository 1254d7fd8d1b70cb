import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports hints that name the role of their element.
    public static let hintRoleWord: Rule = Rule(
        "hint-role-word",
        severity: .warning,
        presets: [.strict],
        groups: ["hints", "wording"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        variants: [
            .iOS(
                "Hint names the element's role.",
                needs: [.type, .label, .hint],
                standards: [.apple("accessibilityHint")],
                why: "VoiceOver has announced the role already, and the hint repeats it before it says what happens.",
                fix:
                    "Begin `accessibilityHint` with what happens, e.g. \"Saves the draft.\" instead of \"This button saves the draft.\".",
                inUIKit: #"saveButton.accessibilityHint = "Saves the draft.""#,
                inSwiftUI: #"Button("Save", action: save).accessibilityHint("Saves the draft.")"#,
                limits: [
                    """
                    A hint is reported if it is nothing but the word for the role or the label with this word, begins with it, or \
                    has it after a word such as "this".
                    """,
                    "The rule knows the words of these languages, and does not check hints in others: \(Lexicon.names).",
                    "Latin text without a declared language is treated as English; set the locale of the screen.",
                ],
                examples: [
                    .fails(.button("Save", hint: "This button saves the draft."), as: .warning),
                    .fails(.button("Save", hint: "Button that saves the draft")),
                    .fails(.button("Save", hint: "Save button")),
                    .fails(.init(.slider, "Volume", value: "40%", hint: "Slider")),
                    .fails(.button("저장", hint: "이 버튼은 초안을 저장합니다.")),
                    .fails(.button("保存", hint: "このボタンで下書きを保存します")),
                    .fails(.button("保存", hint: "此按钮保存草稿")),
                    .fails(
                        .button("Speichern", hint: "Mit dieser Taste sichern Sie den Entwurf."),
                        on: ExampleScreen(locale: "de")
                    ),
                    .fails(
                        .button("Enregistrer", hint: "Ce bouton garde le brouillon."), on: ExampleScreen(locale: "fr")),
                    .fails(.button("Save", hint: "This is a button")),
                    .fails(.button("Salvar", hint: "Este é um botão"), because: "undeclared language"),
                    .passes(.button("Save", hint: "Saves the draft.")),
                    .passes(.button("저장", hint: "초안을 저장합니다.")),
                    .passes(.button("Edit", hint: "Adds a button to the toolbar."), because: "another button"),
                    .passes(.button("Edit", hint: "Shows the share button."), because: "another button"),
                    .passes(
                        .init(.switch, "Dark", value: "0", hint: "Switch to the dark appearance."), because: "a verb"),
                    .passes(
                        .button("Save", hint: "%@ button"), because: "text for machines, covered by hint-machine-text"),
                    .passes(.button("Save")),
                ],
                check: .eachElement(of: .hinted) { element, check in
                    guard let role = element.wordRole, role != .image, let hint = element.hint, !hint.isEmpty
                    else { return }
                    let text = FoldedText(hint)
                    let label = element.labelText.folded
                    guard
                        let word = element.lists(for: hint).lazy
                            .compactMap({ $0.roleWord(role, inHint: text, label: label) }).first,
                        Detector.inAnyText.first(in: hint) == nil, !element.hasSystemHint
                    else { return }
                    check.report(
                        element,
                        """
                        hint "\(hint.printable(limit: 60))" contains "\(word.text)"; VoiceOver already announces the role \
                        "\(role.words)"
                        """)
                }
            )
        ]
    )
}

extension WordList {
    /// Returns the word for a role that a hint says about its own element.
    fileprivate func roleWord(_ role: WordRole, inHint hint: FoldedText, label: FoldedText) -> FoldedText? {
        for word in words(for: role) where !word.isWeak {
            if hint == word.text || isLabel(label, with: word.text, hint) { return word.text }
            if isAboutItself(word.text, hint) { return word.text }
            guard writing == .spaced, leading.contains(role), hint.starts(with: word.text) else { continue }
            if exceptions.matches(atStartOf: hint).isEmpty { return word.text }
        }
        return nil
    }

    /// Returns whether the hint is the label and the word.
    private func isLabel(_ label: FoldedText, with word: FoldedText, _ hint: FoldedText) -> Bool {
        guard !label.isEmpty, hint.starts(with: label, .anywhere), hint.ends(with: word, .anywhere) else {
            return false
        }
        let rest = hint.scalars.count - label.scalars.count - word.scalars.count
        return rest == 0 || rest == 1 && hint.scalars[label.scalars.count] == " "
    }

    /// Returns whether the word follows one such as "this" in the hint.
    private func isAboutItself(_ word: FoldedText, _ hint: FoldedText) -> Bool {
        if writing == .spaced {
            guard let start = hint.firstIndex(of: word) else { return false }
            if Demonstratives.spaced.contains(hint.word(before: start)) { return true }
            return Demonstratives.introductions.contains(hint.scalars[..<max(0, start - 1)])
        }
        return Demonstratives.attached.phrases.contains { demonstrative in
            let phrase = FoldedText(scalars: demonstrative.scalars + word.scalars)
            let spaced = FoldedText(scalars: demonstrative.scalars + [" "] + word.scalars)
            return hint.starts(with: phrase, .anywhere) || hint.starts(with: spaced, .anywhere)
        }
    }
}
