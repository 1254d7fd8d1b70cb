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
            guard let state = element.stateInLabel, !element.hasMachineLabel else { return }
            check.report(element, "label ends with the state \"\(state.printable(limit: 40))\"")
        }
    )
}

extension ElementView {
    /// The word for the state at the end of the label; `nil` without one.
    var stateInLabel: String? {
        guard isNamed else { return nil }
        let isSwitched = wordRole == .switch || wordRole == .checkBox
        let isChosen =
            isSwitched || wordRole == .tab || type == .radioButton || isSelected || traits?.contains(.selected) == true
        guard isChosen, let words = labelText.words, let state = label?.lastPart else { return nil }
        let word = FoldedText(state)
        return words.chosen.contains(word) || isSwitched && words.switched.contains(word) ? state : nil
    }
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
