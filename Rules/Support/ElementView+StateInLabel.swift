import AXEngine
import AXSyntax
import AXTree
import AXWords

extension ElementView {
    /// The word for the state at the end or the start of the label; `nil` without one.
    var stateInLabel: String? {
        guard isNamed else { return nil }
        let labelText = labelText
        guard let words = labelText.words else { return nil }
        let role = wordRole
        let isSwitched = role == .switch || role == .checkBox || role == .radioButton
        let isTab = role == .tab || isInTabBar
        let isChosen =
            isSwitched || isTab || type == .radioButton || isSelected
            || traits?.contains(.selected) == true
        if let state = stateInPart(isChosen: isChosen, isSwitched: isSwitched) { return state }
        if let phrase = StateWords.phrase(in: labelText.folded), isAction || isSwitched, !isCommand(without: phrase) {
            return phrase.text
        }
        if let state = adjectiveOfState { return state }
        guard isTab || isSwitched || isSelected else { return nil }
        for words in labelText.lists {
            guard let state = words.stateAtEnd(of: labelText.folded, maximum: isSwitched ? 7 : 4) else { continue }
            // A hyphen makes the state a part of a word, as in "Add-on".
            if words.writing == .spaced, label?.split(whereSeparator: \.isWhitespace).last?.contains("-") == true {
                return nil
            }
            if wordRole == .switch || wordRole == .checkBox && !conventions.namesControlsByTexts
                || words.chosen.contains(state)
                || isSwitched && state.text.contains(" ")
            {
                return state.text
            }
        }
        // "已选中 首页" begins with the state.
        if words.writing != .spaced, label?.has(" ") == true {
            let first = labelText.folded.word(at: 0)
            if first.scalars.count < labelText.folded.scalars.count, words.chosen.contains(first) { return first.text }
        }
        return nil
    }

    /// The adjective for a state that the name of a button ends with, unless a text inside it shows the name.
    private var adjectiveOfState: String? {
        guard !labelText.isOneWord,
            let state = StateWords.adjective(endingName: labelText.folded), isAction, !isCommand(without: state),
            !StateWords.areActivation(state) || isSmallButton, let label, !showsText(label)
        else { return nil }
        return state.text
    }

    /// Whether it is a switch whose whole name is a word for its state.
    var isNamedByState: Bool {
        wordRole == .switch && isControl && labelText.folded.scalars.count <= 12
            && StateWords.areOnOrOff(labelText.folded)
    }

    /// The last part of the label or the first one, if it is a word for a state.
    private func stateInPart(isChosen: Bool, isSwitched: Bool) -> String? {
        if !labelText.isPlain, let state = label?.lastPart {
            let word = FoldedText(state)
            for words in labelText.lists {
                if words.chosen.contains(word) && (isChosen || isBesideSelected || isAction)
                    || isSwitched && words.switched.contains(word)
                {
                    return state
                }
                if isSmallButton, words.switched.contains(word), words.statesAtEnd.contains(word), !showsText(state) {
                    return state
                }
            }
            if isControl, !isTextInput, StateWords.areDisclosure(word), !showsText(state) { return state }
            if !isEnabled && isControl || isSmallButton && label?.endsWithBracket == true,
                StateWords.areUnavailable(word), !showsText(state)
            {
                return state
            }
        }
        guard !labelText.isPlain, let (state, isListed) = label?.firstPart else {
            // "dimmed Save" has no sign after the state.
            guard isControl, !isEnabled || !labelText.isASCII else { return nil }
            let first = labelText.folded.word(at: 0)
            let hasMore = first.scalars.count < labelText.folded.scalars.count
            guard hasMore else { return nil }
            let isState =
                !isEnabled && StateWords.areUnavailable(first)
                || !labelText.isASCII && StateWords.areDisclosure(first)
            return isState ? first.text : nil
        }
        let word = FoldedText(state)
        if isListed && !isEnabled && isControl && StateWords.areUnavailable(word) { return state }
        if isAction && StateWords.areDisclosure(word) { return state }
        guard isChosen || isAction && (isListed || namesOneThing(after: state)) else { return nil }
        return labelText.lists.contains { $0.chosen.contains(word) } ? state : nil
    }

    /// Whether the label has a few words without a number after the first part. "Selected: 3 photos" is a summary.
    private func namesOneThing(after part: String) -> Bool {
        guard let rest = label?.dropFirst(part.count) else { return false }
        return !rest.contains(where: \.isNumber) && rest.split(whereSeparator: \.isWhitespace).count <= 4
    }

    /// Whether it is a button or a tab, and neither a row nor in one. The label of a row often has its value.
    private var isAction: Bool {
        (wordRole == .button || wordRole == .tab) && isControl && type != .cell && ancestor(of: [.cell]) == nil
    }

    /// Returns whether the label without a state begins with a verb, whose object the state then is: `Hide unchecked`.
    private func isCommand(without state: FoldedText) -> Bool {
        guard labelText.folded.ends(with: state) else { return false }
        let first = labelText.folded.word(at: 0)
        return labelText.lists.contains { $0.verbs.contains(first) || $0.stateNames.contains(first) }
    }

    /// Whether it is a view beside one of its class that is selected, such as a tab without a class of its own.
    private var isBesideSelected: Bool {
        guard conventions.hasControlsWithoutType, isControl else { return false }
        let before = sequence(first: self, next: \.previousSibling).dropFirst().prefix(4)
        let after = sequence(first: self, next: \.nextSibling).dropFirst().prefix(4)
        return (Array(before) + Array(after)).contains { other in
            other.isSelected && other.element.view?.className == element.view?.className
        }
    }

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

    /// The text before the first comma, colon or dash, and whether that is no colon.
    fileprivate var firstPart: (text: String, isListed: Bool)? {
        guard let sign = unicodeScalars.firstIndex(where: Self.endsFirstPart) else { return nil }
        let part = String(self[..<sign]).trimmed
        guard !part.isEmpty, !String(self[unicodeScalars.index(after: sign)...]).isBlank else { return nil }
        return (part, unicodeScalars[sign] != ":" && unicodeScalars[sign] != "：")
    }

    private static func endsFirstPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ":", "，", "、", "：", "،", "–", "—": true
        default: false
        }
    }

    /// Whether the last sign closes a bracket.
    fileprivate var endsWithBracket: Bool { unicodeScalars.last.map { ")）]".unicodeScalars.contains($0) } ?? false }
}
