extension StringProtocol {
    /// The length in grapheme clusters, of which wide ones count twice: Han, Kana, Hangul, emoji and full-width forms.
    package var weightedLength: Int {
        // In ASCII every byte is a character, except that CR LF is one.
        if utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return utf8.count }
        return reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    /// Whether the character is as wide as two Latin letters (Unicode Standard Annex 11, wide and full-width).
    package var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case ..<0x1100: return false
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1B000...0x1B2FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }
}
