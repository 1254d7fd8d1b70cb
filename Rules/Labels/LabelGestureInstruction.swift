import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A label names, it does not instruct.
    public static let labelGestureInstruction = Rule(
        "label-gesture-instruction",
        "A label tells with which gesture to use the element.",
        severity: .warning,
        presets: [.strict],
        groups: ["labels", "wording"],
        needs: [.type, .label],
        standards: [.apple("accessibilityHint")],
        why: "With VoiceOver, a switch or a voice the gesture is another one, and the instruction is wrong.",
        fix: "Name what the element does; VoiceOver tells by itself how to activate it.",
        inUIKit: """
            detailsButton.accessibilityLabel = "Details"
            """,
        inSwiftUI: """
            Button("Tap to see details", action: show).accessibilityLabel("Details")
            """,
        limits: [
            "Known are the words of seventeen languages; a label in any other is not judged."
        ],
        unlikeA11yUITests: "It knew only \"tap here\" and \"click here\", anywhere in the label of a control.",
        examples: [
            .fails(.button("Tap to see details")),
            .fails(.button("탭하여 자세히 보기")),
            .fails(.button("Нажмите, чтобы продолжить")),
            .passes(.button("Details")),
            .passes(.button("다음 탭"), because: "a tab, not a tap"),
            .passes(.button("Tap to Pay"), because: "a name"),
            .passes(.button("Press releases")),
            .passes(.text("Tap to continue"), because: "a text to read"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed, element.type != .cell, let label = element.label, !label.isSingleWord,
                let words = element.labelText.words
            else { return }
            let folded = element.labelText.folded
            guard let gesture = words.leadingGesture(in: folded), !words.isVague(folded, onLink: true) else { return }
            guard !folded.starts(with: FoldedText("tap to pay")) else { return }
            check.report(
                element, "\"\(gesture.text)\" in the label \"\(label.printable(limit: 60))\" is an instruction")
        }
    )
}

extension String {
    /// Whether it is one word of ASCII, such as the name Click. In other scripts one word can be an instruction.
    fileprivate var isSingleWord: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 } }
}
