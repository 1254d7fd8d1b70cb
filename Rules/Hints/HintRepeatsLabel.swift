import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports hints that repeat the label.
    public static let hintRepeatsLabel: Rule = Rule(
        "hint-repeats-label",
        severity: .warning,
        presets: [.recommended],
        groups: ["hints", "wording"],
        unlikeA11yUITests: "A11yUITests does not check hints.",
        variants: [
            .iOS(
                "Hint repeats the label.",
                needs: [.label, .hint],
                standards: [.apple("accessibilityHint")],
                why: "VoiceOver reads the same words again, and the hint adds no information.",
                fix: "Set `accessibilityHint` to what happens on activation, or remove the hint.",
                inUIKit: #"saveButton.accessibilityHint = "Keeps the draft on this phone.""#,
                inSwiftUI: #"Button("Save", action: save).accessibilityHint("Keeps the draft on this phone.")"#,
                limits: [
                    "A hint that repeats the label in other words is not detected."
                ],
                examples: [
                    .fails(.button("Save", hint: "Save")),
                    .fails(.button("Save", hint: "Saves.")),
                    .fails(.button("저장", hint: "저장")),
                    .passes(.button("Save", hint: "Keeps the draft on this phone.")),
                    .passes(.button("저장", hint: "초안을 보관합니다.")),
                    .passes(.button("Save", hint: "Saves the draft.")),
                    .passes(.button("Save", hint: "")),
                ],
                check: .eachElement(of: .hinted) { element, check in
                    guard let hint = element.hint, !hint.isEmpty, !element.hasNoLabel else { return }
                    let label = element.labelText.folded
                    let words = FoldedText(hint)
                    guard words.starts(with: label, .anywhere) else { return }
                    // The ending of the third person: "Saves." repeats "Save".
                    let ending = words.scalars.dropFirst(label.scalars.count)
                    guard ["", "s", "es"].contains(where: { ending.elementsEqual($0.unicodeScalars) })
                    else { return }
                    check.report(element, "hint \"\(hint.printable(limit: 60))\" repeats the label")
                }
            )
        ]
    )
}
