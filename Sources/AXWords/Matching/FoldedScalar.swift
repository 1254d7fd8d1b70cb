/// What becomes of a scalar of a text in a `FoldedText`.
enum FoldedScalar {
    /// One letter or digit, or two.
    case letters(Unicode.Scalar, Unicode.Scalar?)
    /// A combining mark, which may compose with the letter before it.
    case mark(Unicode.Scalar)
    /// White space or a sign, which separates words.
    case sign
    /// It is left out.
    case nothing

    /// Folds a scalar.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        // ASCII.
        case 0x61...0x7A, 0x30...0x39: self = .letters(scalar, nil)
        case 0x41...0x5A: self = .letters(Unicode.Scalar(UInt8(value + 0x20)), nil)
        case ..<0x80: self = .sign
        // Latin, Greek and Cyrillic.
        case 0xDF, 0x1E9E: self = .letters("s", "s")
        case 0xAA, 0xB5, 0xBA: self = .letters(scalar, nil)
        case 0xAD: self = .nothing
        case 0x80...0xBF, 0xD7, 0xF7: self = .sign
        // The apostrophe of Ukrainian, and signs of Greek.
        case 0x2BC, 0x37E, 0x384, 0x385, 0x387: self = .sign
        case 0x300...0x36F, 0x3099, 0x309A: self = .mark(scalar)
        case 0xC0...0x52F, 0x1E00...0x1FFF:
            self = .letters(
                Self.commonSpelling(of: scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar), nil)
        // Signs of Hebrew, Arabic and Devanagari.
        case 0x5BE, 0x5C0, 0x5C3, 0x60C, 0x61B, 0x61F, 0x66A...0x66D, 0x6D4, 0x964, 0x965: self = .sign
        // Vowel signs and the tatweel of Arabic, the nukta of Devanagari.
        case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x93C: self = .nothing
        case 0x622, 0x623, 0x625, 0x671: self = .letters("\u{627}", nil)
        case 0x649: self = .letters("\u{64A}", nil)
        case 0x958...0x95F: self = .letters(Self.nuktaBases[Int(value - 0x958)], nil)
        // Invisible characters, punctuation and symbols.
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
            self = .nothing
        case 0x2000...0x2BFF, 0x2E00...0x2E7F: self = .sign
        case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30FB: self = .sign
        case 0xE000...0xF8FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0x1F000...0x1FAFF, 0xF0000...: self = .sign
        // Full-width ASCII: Ａ U+FF21 is A U+0041. Half-width Katakana.
        case 0xFF01...0xFF5E: self = Unicode.Scalar(value - 0xFEE0).map { FoldedScalar($0) } ?? .sign
        case 0xFF61...0xFF65: self = .sign
        case 0xFF66...0xFF9D: self = .letters(Self.wideKana[Int(value - 0xFF66)], nil)
        case 0xFF9E: self = .mark("\u{3099}")
        case 0xFF9F: self = .mark("\u{309A}")
        default: self = .letters(scalar, nil)
        }
    }

    /// Returns the letter that a small letter of Latin, Greek or Cyrillic is compared as.
    private static func commonSpelling(of letter: Unicode.Scalar) -> Unicode.Scalar {
        switch letter {
        case "ı": "i"
        // Romanian has a comma below, in older texts a cedilla.
        case "ș": "ş"
        case "ț": "ţ"
        case "ё": "е"
        // Capitals of Greek have no accents, and no final sigma.
        case "ά": "α"
        case "έ": "ε"
        case "ή": "η"
        case "ί", "ϊ", "ΐ": "ι"
        case "ό": "ο"
        case "ύ", "ϋ", "ΰ": "υ"
        case "ώ": "ω"
        case "ς": "σ"
        default: letter
        }
    }

    /// The letters of U+0958 to U+095F without their nukta.
    private static let nuktaBases = Array("\u{915}\u{916}\u{917}\u{91C}\u{921}\u{922}\u{92B}\u{92F}".unicodeScalars)
    /// The wide forms of the half-width Katakana from U+FF66 on.
    private static let wideKana = Array("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}
