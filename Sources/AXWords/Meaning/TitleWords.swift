/// The words of a title, to find out whether a label contains them.
package struct TitleWords {
    private let text: String
    /// The words, those without a letter included.
    private let parts: [[Unicode.Scalar]]
    /// The words with a letter. Han and Kana, which do not separate words, are words of one character each.
    private let words: [[Unicode.Scalar]]

    /// The number of words.
    package var count: Int { words.count }

    /// The number of words as they are said: two characters of Han, Kana or Thai are one.
    package var spokenCount: Int {
        let characters = words.count { $0.count == 1 && Self.isUnspaced($0[0]) }
        return words.count - characters + (characters + 1) / 2
    }

    /// Creates the words of a text.
    package init(_ text: String) {
        self.text = text
        parts = FoldedText(text).words.map(Array.init)
        words = parts.filter { !$0.allSatisfy(Self.isDigit) }.flatMap(Self.separated)
    }

    /// Whether the text is a title: more than initials, a number with its unit, or the name of a symbol.
    package var isTitle: Bool {
        let hasDigit = parts.contains { $0.contains(where: Self.isDigit) }
        let isInitials = words.count == 1 && words[0].count <= 2 && words[0].allSatisfy { $0 < "\u{250}" }
        return !words.isEmpty && !isInitials && !(hasDigit && words.count == 1)
            && (Detector.names + Detector.inAnyText).first(matching: text) == nil
    }

    /// The words, and the beginnings of the words.
    package var known: Set<[Unicode.Scalar]> { Set(words + words.map(Self.beginning)) }

    /// Returns the number of words that are not among the known ones of another text. A word is also there if one with
    /// the same beginning is. Of a text in Han or Kana nothing is missing if a character is there.
    package func countMissing(in known: Set<[Unicode.Scalar]>) -> Int {
        let missing = words.count { !known.contains($0) && !known.contains(Self.beginning($0)) }
        let isUnspaced = words.contains { $0.count == 1 && Self.isUnspaced($0[0]) }
        return isUnspaced && missing < words.count ? 0 : missing
    }

    /// Returns whether none of the words is known.
    package func hasNoWord(in known: Set<[Unicode.Scalar]>) -> Bool { countMissing(in: known) == count }

    /// The first three letters, or two syllables of Hangul.
    private static func beginning(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        Array(word.prefix("\u{AC00}"..."\u{D7A3}" ~= word[0] ? 2 : 3))
    }

    /// Returns the word, or its characters if its script does not separate words.
    private static func separated(_ word: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        word.contains(where: isUnspaced) ? word.map { [$0] } : [word]
    }

    /// Whether a scalar is of a script without spaces: Thai and its neighbours, Kana, Han.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }
}
