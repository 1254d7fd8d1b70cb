import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A hint that repeats the label adds nothing.
    public static let hintRepeatsLabel = Rule(
        "hint-repeats-label",
        "A hint repeats the label.",
        severity: .warning,
        presets: [.recommended],
        groups: ["hints", "wording"],
        needs: [.label, .hint],
        standards: [.apple("accessibilityHint")],
        why: "One waits for the hint and hears the same again.",
        fix: "Say what happens on activation, or leave the hint out.",
        inUIKit: """
            saveButton.accessibilityHint = "Keeps the draft on this phone."
            """,
        inSwiftUI: """
            Button("Save", action: save).accessibilityHint("Keeps the draft on this phone.")
            """,
        limits: [
            "A hint that says the same in other words is not seen."
        ],
        unlikeA11yUITests: "It did not look at hints.",
        examples: [
            .fails(.button("Save", hint: "Save")),
            .fails(.button("Save", hint: "Saves.")),
            .fails(.button("저장", hint: "저장")),
            .passes(.button("Save", hint: "Keeps the draft on this phone.")),
            .passes(.button("저장", hint: "초안을 보관합니다.")),
            .passes(.button("Save", hint: "Saves the draft.")),
            .passes(.button("Save", hint: "")),
        ]
    ) { element, check in
        guard let hint = element.hint, !hint.isEmpty, element.labelByteCount > 0 else {
            return
        }
        // A hint that adds something is longer than this.
        guard hint.utf8.count <= element.labelByteCount + 8 else { return }
        let label = element.foldedLabel
        let words = FoldedText(hint)
        guard !label.isEmpty, words.scalars.starts(with: label.scalars) else { return }
        let ending = words.scalars.dropFirst(label.scalars.count)
        guard
            ending.isEmpty || ending.elementsEqual("s".unicodeScalars.map(\.value))
                || ending.elementsEqual("es".unicodeScalars.map(\.value))
        else { return }
        check.report(element, "the hint \"\(hint.printable(limit: 60))\" repeats the label")
    }
}
