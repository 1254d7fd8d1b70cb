import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that end with the element's state.
    public static let labelStateRedundant = Rule(
        "label-state-redundant",
        "Label ends with the element's state.",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "state"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2"), .apple("accessibilityTraits")],
        why: "VoiceOver reads the state twice, and the name for Voice Control changes with the state.",
        fix: "Remove the state from `accessibilityLabel`, and set `accessibilityValue` or the trait `selected`.",
        inUIKit: """
            cell.accessibilityLabel = "Wi-Fi"
            cell.accessibilityTraits.insert(.selected)
            """,
        inSwiftUI: """
            Row("Wi-Fi").accessibilityAddTraits(.isSelected)
            """,
        limits: [
            "The state is recognised only in brackets or after a separator such as a comma, a dash or a colon.",
            "The states expanded and collapsed are not checked, because a dump does not contain them.",
        ],
        unlikeA11yUITests: "A11yUITests has no such test.",
        examples: [
            .fails(.button("Wi-Fi, selected", traits: [.button, .selected])),
            .fails(.init(.switch, "Wi-Fi: on", value: "1")),
            .fails(.init(.switch, "와이파이, 켬", value: "1")),
            .fails(.init(.checkBox, "Newsletter (nicht ausgewählt)"), on: ExampleScreen(locale: "de")),
            .fails(.init(.tab, "首页，已选择")),
            .passes(.button("Wi-Fi", traits: [.button, .selected])),
            .passes(.init(.switch, "Turn Wi-Fi on", value: "1"), because: "no separator, so part of the name"),
            .passes(.button("Wi-Fi, selected"), because: "no selected trait"),
            .passes(.init(.switch, "와이파이", value: "1")),
            .passes(.text("Wi-Fi, on"), because: "static text has no state"),
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
            check.report(element, "label ends with the state \"\(state.printable(limit: 40))\"")
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
