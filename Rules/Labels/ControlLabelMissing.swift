import AXEngine
import AXSyntax

extension Rule {
    /// A control must have a name.
    public static let controlLabelMissing = Rule(
        "control-label-missing",
        "A control has no accessibility label.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .hig("Label every element"), .apple("accessibilityLabel")],
        why:
            "VoiceOver says only \"button\", and Voice Control has nothing to call it by, so nobody knows what it does.",
        fix: "Set an accessibility label that says what the control does, in a word or two.",
        inUIKit: """
            closeButton.accessibilityLabel = "Close"
            """,
        inSwiftUI: """
            Button(action: close) { Image(systemName: "xmark") }
                .accessibilityLabel("Close")
            """,
        limits: [
            "A row is taken for named if any text stands inside it, also one that VoiceOver does not read there."
        ],
        unlikeA11yUITests: """
            It reported a missing label like a short one, as a warning and for every element, except where a \
            placeholder made it a failure; rows were left out.
            """,
        examples: [
            .fails(.button()),
            .fails(.button("")),
            .fails(.button(nil, hint: "Opens the filters."), because: "a hint is not a name, and can be switched off"),
            .fails(.image(nil, traits: [.image, .button]), because: "an image that acts as a button is a control"),
            .fails(.init(.cell), because: "a row with nothing to say"),
            .passes(.button("Close")),
            .passes(.button("닫기")),
            .passes(.init(.cell, containing: [.text("Wi-Fi")]), because: "a row is named by the texts in it"),
            .passes(.init(.pageIndicator, value: "Page 1 of 3"), because: "page dots are named by their value"),
            .passes(.init(.textField, placeholder: "Email"), because: "text inputs have rules of their own"),
        ],
        check: .eachElement { element, check in
            guard element.hasNoLabel, !element.isTextInput, element.isControl else { return }
            // VoiceOver reads a row by the texts in it.
            if element.type == .cell, element.descendants.contains(where: { !$0.isBlank || $0.value?.isEmpty == false })
            {
                return
            }
            if element.type == .pageIndicator, element.value?.isEmpty == false { return }
            let others = [("hint", element.hint), ("value", element.value), ("identifier", element.identifier)]
            let present = others.first { $0.1?.isEmpty == false }
            let addition = present.map { "; its \($0.0) \"\(($0.1 ?? "").printable(limit: 40))\" is no name" } ?? ""
            check.report(element, "no accessibility label" + addition)
        }
    )
}
