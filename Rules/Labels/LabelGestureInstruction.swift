import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports control and image labels that contain a gesture instruction.
    public static let labelGestureInstruction = Rule(
        "label-gesture-instruction",
        "Label contains a gesture instruction.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityHint")],
        why: """
            With VoiceOver, Switch Control or Voice Control the element is activated differently, so the \
            instruction is wrong.
            """,
        fix: """
            Set `accessibilityLabel` to what the element does, e.g. "Details"; VoiceOver announces how to activate \
            it.
            """,
        inUIKit: """
            detailsButton.accessibilityLabel = "Details"
            """,
        inSwiftUI: """
            Button("Tap to see details", action: show).accessibilityLabel("Details")
            """,
        limits: [
            "The rule knows the words of seventeen languages; labels in other languages are not checked."
        ],
        unlikeA11yUITests:
            "A11yUITests looks only for \"tap here\" and \"click here\", anywhere in the label of a control.",
        examples: [
            .fails(.button("Tap to see details")),
            .fails(.button("탭하여 자세히 보기")),
            .fails(.button("Нажмите, чтобы продолжить")),
            .passes(.button("Details")),
            .passes(.button("다음 탭"), because: "word for a tab, not a tap"),
            .passes(.button("Tap to Pay"), because: "product name"),
            .passes(.button("Press releases")),
            .passes(.text("Tap to continue"), because: "static text"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, element.type != .cell, let label = element.label, !label.isSingleWord,
                let words = element.labelText.words
            else { return }
            let folded = element.labelText.folded
            guard let gesture = words.leadingGesture(in: folded), !words.isVague(folded, onLink: true) else { return }
            guard !folded.starts(with: FoldedText("tap to pay")), !element.hasMachineLabel else { return }
            check.report(
                element,
                "label \"\(label.printable(limit: 60))\" contains the gesture instruction \"\(gesture.text)\"")
        }
    )
}

extension String {
    /// Whether it is one word of ASCII, such as the name Click. In other scripts one word can be an instruction.
    fileprivate var isSingleWord: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 } }
}
