extension String {
    /// The number of columns that a terminal needs for the text: two for a Chinese character or an emoji, none for a
    /// combining mark.
    package var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
    }

    /// Returns the text with spaces in front of it, so that it needs this number of columns.
    package func aligned(toEndOf columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - self.columns)) + self
    }

    /// Returns the text followed by spaces, so that it needs this number of columns.
    package func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - self.columns))
    }

    /// Returns the text in lines of at most this number of columns. Lines break at spaces; a longer word breaks between
    /// characters.
    ///
    /// - Parameter first: The number of columns of the first line, if it is another one.
    package func wrapped(to others: Int, first: Int? = nil) -> [String] {
        if self.columns <= first ?? others { return [self] }
        var lines: [String] = []
        var columns: Int { lines.isEmpty ? first ?? others : others }
        var line = ""
        var width = 0
        for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let wordWidth = word.columns
            if !line.isEmpty, width + 1 + wordWidth <= columns {
                line += " " + word
                width += 1 + wordWidth
                continue
            }
            if !line.isEmpty { lines.append(line) }
            (line, width) = (word, wordWidth)
            if wordWidth <= columns { continue }
            (line, width) = ("", 0)
            for character in word {
                if width + character.columns > columns, !line.isEmpty {
                    lines.append(line)
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += character.columns
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}

extension Character {
    /// The number of columns that a terminal needs for the character.
    fileprivate var columns: Int {
        // A flag, or several scalars that are drawn as one emoji.
        let isEmoji = unicodeScalars.contains {
            $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" || 0x1F1E6...0x1F1FF ~= $0.value
        }
        return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    /// The number of columns by the East Asian Width of the scalar (Unicode Standard Annex #11).
    fileprivate var columns: Int {
        switch value {
        case ..<0x300: 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
            0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            2
        // The vowels and final consonants of a Hangul syllable are drawn in its first letter.
        case 0x1160...0x11FF: 0
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: 0
            default: 1
            }
        }
    }
}
