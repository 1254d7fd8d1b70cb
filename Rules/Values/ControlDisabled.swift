import AXEngine
import AXTree
import AXWords

extension Rule {
    /// Reports disabled controls.
    public static let controlDisabled: Rule = Rule(
        "control-disabled",
        "Control is disabled.",
        severity: .warning,
        presets: [],
        groups: ["values"],
        unlikeA11yUITests:
            "A11yUITests reports each disabled control separately, including cells and controls that are not visible.",
        parameters: [group],
        needs: [.type],
        limits: [
            "Most disabled controls are intended; the rule is therefore not part of the preset `recommended`.",
            """
            Not reported: actions that need something to act on (undo, formats, pages, \"Send\" beside an empty field), controls of a \
            form whose fields are all disabled, and controls beside a text that names a condition, e.g. \"at least\" or \"only if\".
            """,
        ],
        variants: [
            .iOS(
                needsOneOf: [.enabled, .traits],
                standards: [.hig("Feedback")],
                why: "VoiceOver reads \"dimmed\" without a reason, and Full Keyboard Access skips the control.",
                fix: """
                    Keep `isEnabled` set to `true` and explain on activation what is missing, or show the reason next to \
                    the control.
                    """,
                inUIKit: """
                    payButton.isEnabled = true
                    payButton.addAction(UIAction { _ in self.showWhatIsMissing() }, for: .touchUpInside)
                    """,
                inSwiftUI: #"Button("Pay", action: isValid ? pay : showWhatIsMissing)"#,
                limits: [
                    "Controls on a screen with an empty text field, in a bar and in a stepper are not reported."
                ],
                examples: [
                    .fails(.button("Pay", traits: [.button, .notEnabled]).with { $0.isEnabled = false }),
                    .fails(
                        .button("결제").with { $0.isEnabled = false },
                        .init(.switch, "저장", value: "0").with { $0.isEnabled = false }),
                    .passes(.button("Pay")),
                    .passes(.button("Undo").with { $0.isEnabled = false }, because: "nothing to undo"),
                    .passes(
                        .init(.textField, "Message", value: "", at: Rect(x: 16, y: 700, width: 300, height: 44)),
                        .button("Send", at: Rect(x: 320, y: 700, width: 60, height: 44)).with { $0.isEnabled = false },
                        because: "nothing to send"),
                    .passes(
                        .button("Tint color", at: Rect(x: 16, y: 200, width: 358, height: 44)).with {
                            $0.isEnabled = false
                        },
                        .text(
                            "Colors can only be set if the system's are disabled",
                            at: Rect(x: 16, y: 250, width: 358, height: 40)), because: "the reason is below it"),
                    .passes(
                        .button("Select at least 3").with { $0.isEnabled = false }, because: "the label says the reason"
                    ),
                    .passes(
                        .init(.textField, "Email", value: ""), .button("Sign in").with { $0.isEnabled = false },
                        because: "something is to be entered"),
                    .passes(
                        .container(.navigationBar, at: nil, .button("Delete").with { $0.isEnabled = false }),
                        because: "nothing is selected"),
                    .passes(.text("결제").with { $0.isEnabled = false }, because: "not a control"),
                    .passes(
                        .button("Pay").with { ($0.isEnabled, $0.isVisible) = (false, false) }, because: "not visible"),
                    .passes(
                        .container(
                            .cell, nil, at: Rect(x: 0, y: 100, width: 390, height: 44), .text("Automatic"),
                            .button("More Info", at: Rect(x: 356, y: 117, width: 14, height: 11)).with {
                                $0.isEnabled = false
                            }),
                        because: "check mark of a row"),
                    .notChecked(.button("Pay"), on: ExampleScreen(lacks: [.enabled, .traits])),
                ],
                check: check
            ),
            .android(
                needsOneOf: [.enabled],
                standards: [.android("View.setEnabled()")],
                why: "A disabled control does nothing, and TalkBack does not say why.",
                fix: "Enable the control, and explain what is missing when it is tapped.",
                inCompose: "Button(onClick = pay, enabled = true) { Text(\"Pay\") }",
                inViews: "payButton.isEnabled = true",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        var disabled: [ElementView] = []
        for index in screen.controlIndices {
            let element = screen[index]
            guard !element.isUsable, !element.isOutOfSight, !element.isRowAccessory else { continue }
            disabled.append(element)
        }
        disabled = disabled.withoutExpected(on: screen)
        if check[group], disabled.count > 1 {
            check.report(disabled, "is one of \(disabled.count) disabled controls")
        } else {
            for element in disabled { check.report(element, "is disabled") }
        }
    }

    private static let group = Parameter(
        "group", default: true, "Whether to report all disabled controls of a screen as one finding.")
}

extension ElementView {
    /// Whether it is not disabled, by its state and its traits.
    fileprivate var isUsable: Bool { isEnabled && traits?.contains(.notEnabled) != true }

    /// Whether it is in a form whose fields, two or more, are all disabled, as while the app is busy. Where the dump
    /// does not tell which elements are fields, those with a text count.
    fileprivate var isInDisabledForm: Bool {
        guard let parent else { return false }
        let siblings = parent.nearChildren
        let inputs = siblings.filter(\.isTextInput)
        let fields = inputs.isEmpty ? siblings.filter { !$0.isControl && !$0.isBlank } : inputs
        return fields.count > 1 && fields.allSatisfy { !$0.isUsable }
    }

    /// Whether it is a text field without an entry, as far as the dump tells.
    fileprivate var isEmptyField: Bool {
        guard isTextInput else { return false }
        return value?.isBlank != false || value == placeholder || !screen.carries(.placeholder)
    }

    /// Whether they are on one line of the screen.
    fileprivate func isBeside(_ other: ElementView) -> Bool {
        guard let frame, let second = other.frame else { return false }
        return abs(frame.centre.y - second.centre.y) <= 4
    }

    /// Returns whether at most 60 points are between their frames, from top to bottom.
    fileprivate func isNear(_ other: ElementView) -> Bool {
        guard let frame, let second = other.frame else { return false }
        return max(frame.y, second.y) - min(frame.maxY, second.maxY) <= 60
    }
}

extension [ElementView] {
    /// Returns the disabled controls among them whose state does not surprise anyone.
    fileprivate func withoutExpected(on screen: ScreenView) -> [ElementView] {
        // A screen of hundreds of disabled controls is none that a person uses.
        guard !isEmpty, count <= 60 else { return self }
        // While something is to be entered, the actions of a form wait for it.
        let areIdleDisabled = screen.screen.platform.conventions.disablesIdleActions
        if areIdleDisabled, screen.subjectIndices.contains(where: { screen[$0].isEmptyField }) { return [] }
        let labels = map { FoldedText($0.label ?? "") }
        // A "B" alone may be an answer; with an "I" it is bold.
        let bold = FoldedText("B")
        let italic = FoldedText("I")
        let isFormatBar = labels.contains(bold) && labels.contains(italic)
        let editing = indices.filter { index in
            let label = labels[index]
            return ContextualAction.isEditing(label) || isFormatBar && (label == bold || label == italic)
        }.map { self[$0] }
        let isComposer =
            labels.contains(where: ContextualAction.isSending)
            && screen.subjectIndices.contains { screen[$0].isEmptyField }
        var others = indices.filter { index in
            let element = self[index]
            if areIdleDisabled, element.isInBar || element.ancestor(of: [.stepper]) != nil { return false }
            if editing.contains(where: { $0.index == element.index || $0.isBeside(element) }) { return false }
            if ContextualAction.isPaging(labels[index]) || isComposer && ContextualAction.isSending(labels[index]) {
                return false
            }
            return !ConditionWords.areIn(labels[index]) && !element.isInDisabledForm && !element.isInDebugOverlay
        }.map { self[$0] }
        guard !others.isEmpty else { return [] }
        // A reason counts for a control near it, and for the disabled controls that follow one another from there.
        var reasons = screen.elements.indices.filter { screen.elements[$0].type == .staticText }.map { screen[$0] }
            .filter { text in
                guard let label = text.label, !text.isOutOfSight, text.frame != nil else { return false }
                return ConditionWords.areIn(FoldedText(label))
            }
        guard reasons.count <= 60 else { return others }
        while let reason = reasons.popLast() {
            let explained = others.filter { $0.isNear(reason) }
            others.removeAll { $0.isNear(reason) }
            reasons += explained
        }
        return others
    }
}
