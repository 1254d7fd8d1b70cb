import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that end with the element's state.
    public static let labelStateRedundant = Rule(
        "label-state-redundant",
        severity: .warning,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "wording", "state"],
        unlikeA11yUITests: "A11yUITests has no such test.",
        variants: [
            .iOS(
                "Label ends with the element's state.",
                needs: [.type, .label],
                standards: [.wcag("4.1.2"), .apple("accessibilityTraits")],
                why: "VoiceOver reads the state twice, and the name for Voice Control changes with the state.",
                fix:
                    "Remove the state from `accessibilityLabel`, and set `accessibilityValue` or the trait `selected`.",
                inUIKit: """
                    cell.accessibilityLabel = "Wi-Fi"
                    cell.accessibilityTraits.insert(.selected)
                    """,
                inSwiftUI: """
                    Row("Wi-Fi").accessibilityAddTraits(.isSelected)
                    """,
                limits: [
                    """
                    The state is recognised in brackets or after a separator such as a comma, a dash or a colon; on switches, toggles \
                    and tabs also as the last word of a label of at most four words, unless another word, such as "turn" or "always", \
                    makes it part of the name.
                    """,
                    """
                    On a button that is neither a row nor in one, only on and off after a separator are reported, and only if no text \
                    inside it shows the state.
                    """,
                    "The states expanded and collapsed are not checked, because a dump does not contain them.",
                ],
                examples: [
                    .fails(.button("Wi-Fi, selected", traits: [.button, .selected])),
                    .fails(.init(.switch, "Wi-Fi: on", value: "1")),
                    .fails(.init(.switch, "와이파이, 켬", value: "1")),
                    .fails(.init(.checkBox, "Newsletter (nicht ausgewählt)"), on: ExampleScreen(locale: "de")),
                    .fails(.init(.tab, "首页，已选择")),
                    .fails(.init(.switch, "Wi-Fi on", value: "1")),
                    .fails(.init(.switch, "WLAN aus", value: "0"), on: ExampleScreen(locale: "de")),
                    .fails(.init(.switch, "Wi-Fiオン", value: "1")),
                    .fails(.init(.switch, "Уведомления включены выкл", value: "0")),
                    .fails(.init(.tab, "Home selected")),
                    .fails(.container(.tabBar, at: nil, .button("홈 선택됨"), .button("검색"))),
                    .fails(.button("機内モード、オフ", size: 100 × 44)),
                    .passes(.init(.switch, "Always on", value: "1"), because: "name of a setting"),
                    .passes(.init(.switch, "Add-on", value: "1"), because: "part of a word"),
                    .passes(.button("Turn on"), because: "verb"),
                    .passes(.button("Wi-Fi, on", size: 358 × 44), because: "as wide as a row"),
                    .passes(.button("Wi-Fi", traits: [.button, .selected])),
                    .passes(.init(.switch, "Turn Wi-Fi on", value: "1"), because: "part of the name"),
                    .passes(.button("Wi-Fi, selected"), because: "no selected trait"),
                    .passes(.init(.switch, "와이파이", value: "1")),
                    .passes(.text("Wi-Fi, on"), because: "static text has no state"),
                ],
                check: check
            ),
            .android(
                "Label ends with the element's state.",
                needs: [.type, .label],
                standards: [.wcag("4.1.2"), .android("stateDescription")],
                why: "TalkBack announces the state itself, and reads it twice or in contradiction to the label.",
                fix: "Remove the state from the label; set `isChecked`, `isSelected` or `stateDescription` instead.",
                inCompose: "Modifier.semantics { stateDescription = \"On\" }",
                inViews: "ViewCompat.setStateDescription(wifiSwitch, \"On\")",
                limits: [
                    """
                    The state is recognised in brackets or after a separator such as a comma, a dash or a colon; on switches, toggles \
                    and tabs also as the last word of a label of at most four words, unless another word, such as "turn" or "always", \
                    makes it part of the name.
                    """,
                    """
                    On a button that is neither a row nor in one, only on and off after a separator are reported, and only if no text \
                    inside it shows the state.
                    """,
                    "The states expanded and collapsed are not checked, because a dump does not contain them.",
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        guard let state = element.stateInLabel, !element.hasMachineLabel else { return }
        check.report(element, "label ends with the state \"\(state.printable(limit: 40))\"")
    }
}

extension ElementView {
    /// The word for the state at the end of the label; `nil` without one.
    var stateInLabel: String? {
        guard isNamed, let words = labelText.words else { return nil }
        let isSwitched = wordRole == .switch || wordRole == .checkBox
        let isTab = wordRole == .tab || isInTabBar
        let isChosen =
            isSwitched || isTab || type == .radioButton || isSelected || traits?.contains(.selected) == true
        let mayHaveParts = labelCharacters.hasOthers || labelCharacters.containsAny(of: Self.separators)
        if mayHaveParts, let state = label?.lastPart {
            let word = FoldedText(state)
            if isChosen, words.chosen.contains(word) || isSwitched && words.switched.contains(word) { return state }
            if isSmallButton, words.switched.contains(word), words.statesAtEnd.contains(word), !showsText(state) {
                return state
            }
        }
        guard isTab || wordRole == .switch, let state = words.stateAtEnd(of: labelText.folded) else { return nil }
        // A hyphen makes the state a part of a word, as in "Add-on".
        if words.writing == .spaced, label?.split(whereSeparator: \.isWhitespace).last?.contains("-") == true {
            return nil
        }
        return wordRole == .switch || words.chosen.contains(state) ? state.text : nil
    }

    /// The separators of `lastPart` in ASCII.
    private static let separators = ASCIISet(",:;([|\n-")

    /// Whether it is a button that is no row, nor in one, nor as wide as one. The label of a row often has its value.
    private var isSmallButton: Bool {
        guard wordRole == .button, type != .cell, screen.carries(.children), ancestor(of: [.cell]) == nil, let frame,
            let size = screen.screen.size
        else { return false }
        return frame.width < size.width * 0.6
    }

    /// Returns whether a text inside it is this text.
    private func showsText(_ text: String) -> Bool {
        hasChildren && contents.contains { $0.type == .staticText && $0.label == text }
    }
}

extension String {
    /// The text after the last separator, or in the brackets at the end; `nil` without one.
    fileprivate var lastPart: String? {
        var text = unicodeScalars[...]
        if let last = text.last, last == ")" || last == "）" || last == "]" { text.removeLast() }
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            switch text[before] {
            case ",", ":", ";", "(", "[", "|", "，", "、", "：", "（", "·", "—", "–", "،", "؛", "\n":
                let part = String(text[start...]).trimmed
                return part.isEmpty || before == text.startIndex ? nil : part
            case "-":
                // A hyphen separates only with white space around it.
                guard start < text.endIndex, text[start].properties.isWhitespace else { break }
                return String(text[start...]).trimmed
            default: break
            }
            start = before
        }
        return nil
    }
}
