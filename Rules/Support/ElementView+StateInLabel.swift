import AXEngine
import AXSyntax
import AXTree

extension ElementView {
    /// The word for the state at the end of the label; `nil` without one.
    var stateInLabel: String? {
        guard isNamed, let words = labelText.words else { return nil }
        let isSwitched = wordRole == .switch || wordRole == .checkBox
        let isTab = wordRole == .tab || isInTabBar
        let isChosen =
            isSwitched || isTab || type == .radioButton || isSelected
            || traits?.contains(.selected) == true
        let mayHaveParts = labelCharacters.hasOthers || labelCharacters.containsAny(of: Self.separators)
        if mayHaveParts, let state = label?.lastPart {
            let word = FoldedText(state)
            if words.chosen.contains(word) && (isChosen || isBesideSelected)
                || isSwitched && words.switched.contains(word)
            {
                return state
            }
            if isSmallButton, words.switched.contains(word), words.statesAtEnd.contains(word), !showsText(state) {
                return state
            }
        }
        guard isTab || isSwitched, let state = words.stateAtEnd(of: labelText.folded) else { return nil }
        // A hyphen makes the state a part of a word, as in "Add-on".
        if words.writing == .spaced, label?.split(whereSeparator: \.isWhitespace).last?.contains("-") == true {
            return nil
        }
        return wordRole == .switch || words.chosen.contains(state) ? state.text : nil
    }

    /// Whether it is a view beside one of its class that is selected, such as a tab without a class of its own.
    private var isBesideSelected: Bool {
        guard hasView, isControl else { return false }
        let before = sequence(first: self, next: \.previousSibling).dropFirst().prefix(4)
        let after = sequence(first: self, next: \.nextSibling).dropFirst().prefix(4)
        return (Array(before) + Array(after)).contains { other in
            other.isSelected && other.element.view?.className == element.view?.className
        }
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
