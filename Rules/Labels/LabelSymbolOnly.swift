import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A sign is no name.
    public static let labelSymbolOnly = Rule(
        "label-symbol-only",
        "The name of a control has neither a letter nor a digit.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels"],
        needs: [.type, .label],
        standards: [.wcag("1.1.1"), .wcag("4.1.2")],
        why: "VoiceOver says \"multiplication sign\" or nothing at all where one sees a cross that closes.",
        fix: "Say in a word what the sign stands for.",
        inUIKit: """
            closeButton.setTitle("×", for: .normal)
            closeButton.accessibilityLabel = "Close"
            """,
        inSwiftUI: """
            Button("×", action: close).accessibilityLabel("Close")
            """,
        limits: [
            "Eight elements of one character side by side are taken for a keypad, four emoji for a choice of reactions."
        ],
        unlikeA11yUITests: "A label of one or two signs was too short for it, whatever they were.",
        examples: [
            .fails(.button("×")),
            .fails(.button("›")),
            .fails(.button("…")),
            .fails(.button("+")),
            .fails(.button("🎉")),
            .passes(.button("Close")),
            .passes(.button("닫기")),
            .passes(.button("7")),
            .passes(.button("C++")),
            .passes(.button("٣"), because: "an Arabic digit"),
            .passes(.text("—"), because: "a text to read"),
            .passes(
                .container(
                    .other, at: nil, .button("7"), .button("8"), .button("9"), .button("÷"), .button("4"), .button("5"),
                    .button("6"), .button("×")),
                because: "a keypad"),
            .passes(
                .container(.other, at: nil, .button("👍"), .button("❤️"), .button("😂"), .button("😮")),
                because: "a choice of reactions"),
        ],
        check: .eachElement { element, check in
            guard element.isControl, element.type != .cell, let name = element.name, !name.isBlank,
                name.isSymbolic, element.labelText.scripts.isEmpty
            else { return }
            let isEmoji = name.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } == true
            guard element.singleCharacterSiblings < (isEmoji ? 4 : 8) else { return }
            check.report(
                element, "the label \"\(name.printable(limit: 20))\" is only \(isEmoji ? "an emoji" : "a sign")")
        }
    )
}

extension String {
    /// Whether it has no letter and no digit. Private and replacement characters are reported by `label-control-characters`.
    fileprivate var isSymbolic: Bool {
        unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
                && scalar.properties.generalCategory != .privateUse && scalar != "\u{FFFD}"
        }
    }
}
