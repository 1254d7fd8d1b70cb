extension WordList {
    /// Returns the word for `role` in a label of several words, if it means the role there.
    package func match(_ role: WordRole, in text: FoldedText) -> RoleMatch? {
        let isLeading = writing == .spaced && leading.contains(role)
        let isClear = writing == .spaced && Self.isClear(role)
        // Nearly all words have a letter that the text does not have.
        for word in words(for: role) where text.mayContain(word.text) && text.scalars.count > word.text.scalars.count {
            if let start = startAtEnd(of: word, in: text) {
                guard start > 0, !isObject(role, in: text, at: start) else { continue }
                guard !exceptions.contains(where: text.ends) else { continue }
                return RoleMatch(position: .end, word: word)
            }
            if isLeading, text.starts(with: word.text) {
                guard !exceptions.contains(where: text.starts) else { continue }
                return RoleMatch(position: .start, word: word)
            }
            if isClear, !word.isWeak, let index = text.firstIndex(of: word.text),
                !determiners.contains(text.word(before: index)),
                !exceptions.contains(where: { text.firstIndex(of: $0) != nil })
            {
                return RoleMatch(position: .middle, word: word)
            }
        }
        return nil
    }

    /// Returns whether the word after one for a role that is not at the end may go on about the element (`button for the trailer`),
    /// and makes no other thing of it (`Button Shapes`).
    package func mayFollowRole(_ word: FoldedText) -> Bool {
        word.isEmpty || roleFollowers.isEmpty || roleFollowers.contains(word)
    }

    /// Returns the word for an image at the start or the end of an image's label.
    package func imageMatch(in text: FoldedText) -> RoleMatch? {
        if let match = match(.image, in: text), match.position == .end { return match }
        guard writing == .spaced else { return nil }
        for word in words(for: .image) where text.starts(with: word.text) {
            let next = word.text.scalars.count + 1
            guard text.scalars.count > next, !exceptions.contains(where: text.starts) else { continue }
            if prepositions.isEmpty ? leading.contains(.image) : prepositions.contains(text.word(at: next)) {
                return RoleMatch(position: .start, word: word)
            }
        }
        return nil
    }

    /// Returns the roles that the whole text is a word for.
    package func roles(named text: FoldedText) -> [NamedRole] { namedRoles.of(text) }

    /// Returns the roles that a part of a folded text is a word for.
    package func roles(named part: ArraySlice<UInt32>) -> [NamedRole] { namedRoles.of(part) }

    /// Whether the word for a role means it also in the middle of a label.
    private static func isClear(_ role: WordRole) -> Bool {
        role == .button || role == .slider || role == .checkBox || role == .radioButton
    }

    /// Returns where the word at the end of the text starts; `nil` if the text does not end with it.
    private func startAtEnd(of word: RoleWord, in text: FoldedText) -> Int? {
        let end = text.scalars.count
        if let start = text.start(of: word.text, endingAt: end), fits(word, start, text) { return start }
        guard writing == .particles else { return nil }
        for particle in particles {
            if let particleStart = text.start(of: particle, endingAt: end),
                let start = text.start(of: word.text, endingAt: particleStart), fits(word, start, text)
            {
                return start
            }
        }
        return nil
    }

    /// Returns whether the word that starts at `start` is a word of its own or may be a part of a longer one.
    private func fits(_ word: RoleWord, _ start: Int, _ text: FoldedText) -> Bool {
        if start == 0 || text.scalars[start - 1] == 0x20 { return true }
        switch writing {
        case .unspaced: return true
        case .particles: return word.attaches
        // The first part of a compound has at least three letters.
        case .spaced: return word.attaches && start >= 3 && !text.scalars[start - 3..<start].contains(0x20)
        }
    }

    /// Returns whether the word for the role that starts at `start` is a thing that the label is about.
    private func isObject(_ role: WordRole, in text: FoldedText, at start: Int) -> Bool {
        switch role {
        case .button, .slider, .checkBox, .radioButton, .adjustable: break
        case .image, .link, .textField, .tab, .switch, .header:
            if writing == .unspaced ? verbs.contains(where: text.startsAnywhere) : verbs.contains(text.word(at: 0)) {
                return true
            }
        }
        return text.scalars[start - 1] == 0x20 && determiners.contains(text.word(before: start))
    }
}
