extension FoldedText {
    /// Whether there is no word.
    package var isEmpty: Bool { scalars.isEmpty }

    /// The words as a string.
    package var text: String { String(String.UnicodeScalarView(scalars)) }

    /// The scalars of each word.
    package var words: [ArraySlice<Unicode.Scalar>] { scalars.split(separator: " ") }

    /// The number of words.
    package var wordCount: Int { isEmpty ? 0 : scalars.count { $0 == " " } + 1 }

    /// Returns whether the text begins with a phrase.
    package func starts(with phrase: FoldedText, _ bounds: PhraseBounds = .words) -> Bool {
        has(phrase, at: 0, bounds)
    }

    /// Returns whether the text ends with a phrase.
    package func ends(with phrase: FoldedText, _ bounds: PhraseBounds = .words) -> Bool {
        guard let start = start(of: phrase, endingAt: scalars.count) else { return false }
        return bounds == .anywhere || isWordStart(start)
    }

    /// Returns where a phrase starts if it ends at `end`: 5 for `button` in `play button` and the end 11.
    package func start(of phrase: FoldedText, endingAt end: Int) -> Int? {
        let start = end - phrase.scalars.count
        return start >= 0 && has(phrase, at: start) ? start : nil
    }

    /// Returns the index of the first occurrence of a phrase as whole words.
    package func firstIndex(of phrase: FoldedText) -> Int? {
        scalars.indices.first { isWordStart($0) && has(phrase, at: $0, .words) }
    }

    /// Returns whether a phrase occurs, also within words.
    package func contains(_ phrase: FoldedText) -> Bool { scalars.indices.contains { has(phrase, at: $0) } }

    /// Returns the word that begins at `index`; empty at the end of the text.
    package func word(at index: Int) -> FoldedText {
        guard index < scalars.count else { return FoldedText() }
        return FoldedText(scalars: scalars[index...].prefix { $0 != " " })
    }

    /// Returns the word before the one that begins at `index`; empty at the beginning of the text.
    package func word(before index: Int) -> FoldedText {
        guard index > 1 else { return FoldedText() }
        return FoldedText(scalars: scalars[..<(index - 1)].split(separator: " ").last ?? [])
    }

    /// Returns the words after a phrase with which the text begins.
    package func dropping(first phrase: FoldedText) -> FoldedText {
        FoldedText(scalars: scalars.dropFirst(phrase.scalars.count + 1))
    }

    func isWordStart(_ index: Int) -> Bool { index == 0 || scalars[index - 1] == " " }

    private func isWordEnd(_ index: Int) -> Bool { index == scalars.count || scalars[index] == " " }

    /// Returns whether a phrase begins at an index, and ends where a word does unless it may end anywhere.
    func has(_ phrase: FoldedText, at index: Int, _ bounds: PhraseBounds) -> Bool {
        has(phrase, at: index) && (bounds == .anywhere || isWordEnd(index + phrase.scalars.count))
    }

    private func has(_ phrase: FoldedText, at index: Int) -> Bool {
        !phrase.isEmpty && phrase.scalars.count <= scalars.count - index
            && phrase.scalars.indices.allSatisfy { scalars[index + $0] == phrase.scalars[$0] }
    }

    /// The words before the number at the end, as in `image 12`; `nil` without one, or without a word before it.
    package var withoutNumberAtEnd: FoldedText? {
        let digits = scalars.reversed().prefix { "0"..."9" ~= $0 }.count
        var rest = scalars.dropLast(digits)
        if rest.last == " " { rest.removeLast() }
        guard 1...4 ~= digits, let last = rest.last, !("0"..."9" ~= last) else { return nil }
        return FoldedText(scalars: rest)
    }
}
