extension FoldedText {
    /// Whether there is no word.
    package var isEmpty: Bool { scalars.isEmpty }

    /// The words as a string.
    package var text: String { String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) }

    /// Returns whether the text ends with `phrase`, which begins at a word.
    package func ends(with phrase: FoldedText) -> Bool {
        guard endsAnywhere(with: phrase) else { return false }
        let start = scalars.count - phrase.scalars.count
        return start == 0 || scalars[start - 1] == 0x20
    }

    /// Returns whether the text ends with `phrase`, which may begin within a word.
    package func endsAnywhere(with phrase: FoldedText) -> Bool { start(of: phrase, endingAt: scalars.count) != nil }

    /// Returns where `phrase` starts if it ends at `end`: 5 for `button` in `play button` and the end 11.
    package func start(of phrase: FoldedText, endingAt end: Int) -> Int? {
        let start = end - phrase.scalars.count
        return start >= 0 && has(phrase, at: start) ? start : nil
    }

    /// Returns whether the text begins with `phrase`, which ends at a word.
    package func starts(with phrase: FoldedText) -> Bool {
        startsAnywhere(with: phrase) && isWordEnd(phrase.scalars.count)
    }

    /// Returns whether the text begins with `phrase`, which may end within a word.
    package func startsAnywhere(with phrase: FoldedText) -> Bool { has(phrase, at: 0) }

    /// Returns the index of the first occurrence of `phrase` as whole words.
    package func firstIndex(of phrase: FoldedText) -> Int? {
        guard mayContain(phrase) else { return nil }
        return scalars.indices.first { index in
            (index == 0 || scalars[index - 1] == 0x20) && has(phrase, at: index)
                && isWordEnd(index + phrase.scalars.count)
        }
    }

    /// Returns whether `phrase` occurs, also within words, as scripts without spaces need it.
    package func contains(_ phrase: FoldedText) -> Bool {
        mayContain(phrase) && scalars.indices.contains { has(phrase, at: $0) }
    }

    /// Returns whether each scalar of `phrase` may occur.
    package func mayContain(_ phrase: FoldedText) -> Bool {
        phrase.letters & ~letters == 0 && phrase.scalars.count <= scalars.count
    }

    /// Returns the word that begins at `index`; empty at the end of the text.
    package func word(at index: Int) -> FoldedText {
        guard index < scalars.count else { return FoldedText() }
        return FoldedText(scalars: scalars[index...].prefix { $0 != 0x20 })
    }

    /// Returns the word before the one that begins at `index`; empty at the beginning of the text.
    package func word(before index: Int) -> FoldedText {
        guard index > 1 else { return FoldedText() }
        return FoldedText(scalars: scalars[..<(index - 1)].reversed().prefix { $0 != 0x20 }.reversed())
    }

    private func isWordEnd(_ index: Int) -> Bool { index == scalars.count || scalars[index] == 0x20 }

    private func has(_ phrase: FoldedText, at index: Int) -> Bool {
        let count = phrase.scalars.count
        guard count > 0, count <= scalars.count - index else { return false }
        for offset in 0..<count where scalars[index + offset] != phrase.scalars[offset] { return false }
        return true
    }
}

extension FoldedText {
    /// The scalars of the words before the number at the end, as in `image 12`; `nil` without one, or without a word before it.
    package var withoutNumberAtEnd: ArraySlice<UInt32>? {
        var end = scalars.count
        while end > 0, 0x30...0x39 ~= scalars[end - 1] { end -= 1 }
        guard 1...4 ~= scalars.count - end else { return nil }
        if end > 0, scalars[end - 1] == 0x20 { end -= 1 }
        guard end > 0, !(0x30...0x39 ~= scalars[end - 1]) else { return nil }
        return scalars[..<end]
    }
}
