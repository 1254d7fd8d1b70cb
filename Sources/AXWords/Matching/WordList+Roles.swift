extension WordList {
    /// Returns the word for `role` in a label of several words, if it means the role there.
    package func match(_ role: WordRole, in text: FoldedText) -> RoleMatch? {
        guard mayHaveWord(for: role, in: text) else { return nil }
        let mayBeLeading = writing == .spaced && leading.contains(role)
        let mayBeInside = writing == .spaced && [.button, .slider, .checkBox, .radioButton].contains(role)
        for word in words(for: role) where text.scalars.count > word.text.scalars.count {
            if let start = startAtEnd(of: word, in: text) {
                if start > 0, !isObject(word, in: text, at: start), exceptions.matches(atEndOf: text).isEmpty {
                    return RoleMatch(position: .end, word: word)
                }
            } else if mayBeLeading, text.starts(with: word.text) {
                if exceptions.matches(atStartOf: text).isEmpty { return RoleMatch(position: .start, word: word) }
            } else if mayBeInside, !word.isWeak, let start = text.firstIndex(of: word.text),
                !determiners.contains(text.word(before: start)), exceptions.matches(in: text).isEmpty
            {
                return RoleMatch(position: .middle, word: word)
            }
        }
        return nil
    }

    /// Returns whether the word after one for a role that is not at the end may go on about the element (`button for
    /// the trailer`), and makes no other thing of it (`Button Shapes`).
    package func mayFollowRole(_ word: FoldedText) -> Bool {
        word.isEmpty || roleFollowers.isEmpty || roleFollowers.contains(word)
    }

    /// Returns the word for an image at the start or the end of an image's label.
    package func imageMatch(in text: FoldedText) -> RoleMatch? {
        if let match = match(.image, in: text), match.position == .end { return match }
        guard writing == .spaced else { return nil }
        let word = words(for: .image).first { word in
            guard text.starts(with: word.text) else { return false }
            let next = text.word(at: word.text.scalars.count + 1)
            return !next.isEmpty && (prepositions.isEmpty ? leading.contains(.image) : prepositions.contains(next))
        }
        guard let word, exceptions.matches(atStartOf: text).isEmpty else { return nil }
        return RoleMatch(position: .start, word: word)
    }

    /// Returns where the word at the end of the text starts; `nil` if the text does not end with it.
    private func startAtEnd(of word: RoleWord, in text: FoldedText) -> Int? {
        let end = text.scalars.count
        if let start = text.start(of: word.text, endingAt: end), fits(word, start, text) { return start }
        guard writing == .particles else { return nil }
        return particles.matches(atEndOf: text, .anywhere).lazy
            .compactMap { text.start(of: word.text, endingAt: end - $0.scalars.count) }
            .first { fits(word, $0, text) }
    }

    /// Returns whether the word that starts at `start` is a word of its own or may be a part of a longer one.
    private func fits(_ word: RoleWord, _ start: Int, _ text: FoldedText) -> Bool {
        if start == 0 || text.scalars[start - 1] == " " { return true }
        switch writing {
        case .unspaced: return true
        case .particles: return word.attaches
        // The first part of a compound has at least three letters.
        case .spaced: return word.attaches && start >= 3 && !text.scalars[start - 3..<start].contains(" ")
        }
    }

    /// Returns whether the word for the role that starts at `start` is a thing that the label is about.
    private func isObject(_ word: RoleWord, in text: FoldedText, at start: Int) -> Bool {
        switch word.role {
        case .button, .slider, .checkBox, .radioButton, .adjustable: break
        case .image, .link, .textField, .tab, .switch, .header:
            if !verbs.matches(atStartOf: text, writing == .unspaced ? .anywhere : .words).isEmpty { return true }
        }
        return text.scalars[start - 1] == " " && determiners.contains(text.word(before: start))
    }
}
