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
        ]
    ) { element, check in
        guard element.labelByteCount > 3, element.isNamed, element.type != .cell,
            element.labelFacts.containsAny(of: .space | .nonASCII),
            let words = element.words
        else { return }
        let label = element.foldedLabel
        guard let gesture = words.gestureLeads(in: label), !words.isVague(label, onLink: true) else { return }
        guard !label.starts(with: FoldedText("tap to pay")) else { return }
        check.report(
            element,
            "\"\(gesture.text)\" in the label \"\((element.label ?? "").printable(limit: 60))\" is an instruction")
    }
}
