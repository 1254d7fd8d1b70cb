import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// A state belongs into value and traits.
    public static let labelStateRedundant = Rule(
        "label-state-redundant",
        "A label ends with the state that the element has anyway.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "state"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .apple("accessibilityTraits")],
        why:
            "VoiceOver says the state itself, so one hears it twice, and Voice Control needs another name for each state.",
        fix: "Leave the state to the trait `selected`, to the value, or to the standard control.",
        inUIKit: """
            cell.accessibilityLabel = "Wi-Fi"
            cell.accessibilityTraits.insert(.selected)
            """,
        inSwiftUI: """
            Row("Wi-Fi").accessibilityAddTraits(.isSelected)
            """,
        limits: [
            "The state is seen only after a comma, a dash, a colon or in brackets.",
            "Words for expanded and collapsed are not looked for: a dump does not tell that state.",
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.button("Wi-Fi, selected", traits: [.button, .selected])),
            .fails(.init(.switch, "Wi-Fi: on", value: "1")),
            .fails(.init(.switch, "와이파이, 켬", value: "1")),
            .fails(.init(.checkBox, "Newsletter (nicht ausgewählt)"), on: ExampleScreen(locale: "de")),
            .fails(.init(.tab, "首页，已选择")),
            .passes(.button("Wi-Fi", traits: [.button, .selected])),
            .passes(.init(.switch, "Turn Wi-Fi on", value: "1"), because: "no separator: what the switch does"),
            .passes(.button("Wi-Fi, selected"), because: "nothing else tells the state"),
            .passes(.init(.switch, "와이파이", value: "1")),
            .passes(.text("Wi-Fi, on"), because: "a text has no state of its own"),
        ],
        check: .eachElement { element, check in
            guard element.isNamed else { return }
            let isSwitched = element.wordRole == .switch || element.wordRole == .checkBox
            let isChosen =
                isSwitched || element.wordRole == .tab || element.type == .radioButton || element.isSelected
                || element.traits?.contains(.selected) == true
            guard isChosen, let words = element.labelText.words, let state = element.label?.lastPart else { return }
            let word = FoldedText(state)
            guard words.chosen.contains(word) || isSwitched && words.switched.contains(word) else { return }
            check.report(element, "the label ends with the state \"\(state.printable(limit: 40))\"")
        }
    )
}

extension String {
    /// The text after the last separator, or in the brackets at the end; `nil` without one.
    fileprivate var lastPart: String? {
        var text = self[...]
        if let last = text.last, ")）]".contains(last) { text = text.dropLast() }
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            switch text[before] {
            case ",", ":", ";", "(", "[", "|", "，", "、", "：", "（", "·", "—", "–", "،", "؛", "\n", "\r\n":
                let part = text[start...].trimmed
                return part.isEmpty || before == text.startIndex ? nil : part
            case "-":
                // A hyphen separates only with white space around it.
                guard start < text.endIndex, text[start].isWhitespace else { break }
                return text[start...].trimmed
            default: break
            }
            start = before
        }
        return nil
    }
}
