import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports controls that have no accessibility label.
    public static let controlLabelMissing = Rule(
        "control-label-missing",
        "Control has no accessibility label.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        onAndroid: AndroidGuide(
            summary: "Control has neither a text nor a content description.",
            standards: [.android("Describe each UI element"), .android("contentDescription")],
            why:
                "TalkBack reads only \"unlabelled\" or the role, and Voice Access users cannot refer to the control by name.",
            fix: "Set `contentDescription` to what the control does, e.g. \"Close\".",
            inCompose: """
                IconButton(onClick = close) {
                    Icon(Icons.Default.Close, contentDescription = "Close")
                }
                """,
            inViews: "closeButton.contentDescription = \"Close\"",
            limits: [
                "A text in a view that is no child of the control does not name it.",
                """
                A view that lies under another is not reported, nor a container of which only a strip can be seen, because their \
                contents are not in the dump.
                """,
                "Of a web page, only views with the class of a control are checked.",
                "A control around other views that says nothing is left to control-unreachable: TalkBack may skip it.",
            ]),
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .hig("Label every element"), .apple("accessibilityLabel")],
        why: "VoiceOver reads only \"button\", and Voice Control users cannot refer to the control by name.",
        fix: """
            Set `accessibilityLabel` to what the control does, e.g. "Close"; hide a backdrop that dismisses what is in \
            front of it, or label it "Dismiss".
            """,
        inUIKit: """
            closeButton.accessibilityLabel = "Close"
            """,
        inSwiftUI: """
            Button(action: close) { Image(systemName: "xmark") }
                .accessibilityLabel("Close")
            """,
        limitsOnIOS: [
            """
            A cell counts as labelled if any element inside it has a label or a value, even if VoiceOver does not \
            read it there.
            """
        ],
        unlikeA11yUITests: """
            A11yUITests reports a missing label like a short one: as a warning, for every element except cells, \
            and as a failure only where the element has a placeholder.
            """,
        examples: [
            .fails(.button()),
            .fails(.button("")),
            .fails(.button(nil, hint: "Opens the filters."), because: "a hint does not replace a label"),
            .fails(.image(nil, traits: [.image, .button]), because: "image with the button trait"),
            .fails(.init(.cell), because: "cell without a label and without content"),
            .passes(.button("Close")),
            .passes(.button("닫기")),
            .passes(.init(.cell, containing: [.text("Wi-Fi")]), because: "labelled by the text inside it"),
            .fails(
                .button(nil, at: Rect(x: 0, y: 0, width: 390, height: 844)),
                because: "backdrop that closes what is in front of it"),
            .passes(.init(.pageIndicator, value: "Page 1 of 3"), because: "the value serves as the label"),
            .passes(.init(.slider, value: "page 1 of 3"), because: "page control in a dump of idb"),
            .passes(.init(.textField, placeholder: "Email"), because: "covered by text-field-placeholder-only"),
            .fails(.button(), on: ExampleScreen(.android)),
            .passes(.button("Close"), on: ExampleScreen(.android)),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, !element.isTextInput, element.isControl else { return }
            if element.isAndroid {
                guard !element.isCovered, !element.isCutShort else { return }
                return check.report(element, "has neither a text nor a content description")
            }
            // VoiceOver reads a row by the texts in it.
            if element.type == .cell, element.hasTextInside { return }
            if element.isPageControl, element.value?.isEmpty == false { return }
            let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
            let present = others.first { $0.1?.isEmpty == false }
            let addition =
                present.map { "; the \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" does not replace it" } ?? ""
            check.report(element, "has no accessibility label" + addition + element.remedyForBackdrop)
        }
    )
}

extension ElementView {
    /// What to do about a control as large as the screen, which needs more than a label.
    fileprivate var remedyForBackdrop: String {
        guard coversScreen else { return "" }
        return hasChildren
            ? "; VoiceOver may not reach what is inside it, so move the contents out of it"
            : "; if it dismisses what is in front of it, hide it or label it \"Dismiss\""
    }
}
