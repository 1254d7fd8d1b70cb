import AXEngine
import AXSyntax
import AXTree

extension ElementView {
    /// What VoiceOver says first, without white space around it; nil where there is nothing to say.
    var name: String? {
        guard let label else { return nil }
        // Nearly every label begins and ends with a letter or a digit.
        let isTrimmed = label.utf8.withContiguousStorageIfAvailable { text in
            guard let first = text.first, let last = text.last else { return false }
            return first > 0x20 && first < 0x7F && last > 0x20 && last < 0x7F
        }
        if isTrimmed == true { return label }
        let name = label.trimmed
        return name.isEmpty ? nil : name
    }

    /// Whether there is no label at all. A label that only looks empty is `label-blank`'s.
    var hasNoLabel: Bool { labelByteCount == 0 }

    /// Whether its label is a name of something rather than a text to read: that of a control or an image.
    var isNamed: Bool { isControl || type == .image || traits?.contains(.image) == true }
}

extension String {
    /// The length in grapheme clusters, in which a character as wide as two Latin letters counts twice: Han, Kana, Hangul,
    /// emoji and full-width forms.
    var weightedLength: Int {
        // A text of ASCII is as long as its bytes; only a line break of two of them is one character.
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 && !$0.contains(0x0D) }
        if isPlain == true { return utf8.count }
        return reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }
}

extension Character {
    /// Whether the character takes the room of two Latin letters (Unicode Standard Annex 11, wide and full-width).
    var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1B000...0x1B2FF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }
}
