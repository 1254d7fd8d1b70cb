import AXSyntax

/// A text as words are compared: without case, without signs, with one space between words, canonically composed.
///
/// Labels and word lists are folded by the same rules in every language: `ß` is `ss`, `ё` is `е`, the dotless and the dotted i
/// of Turkish are `i`, the forms of Arabic's alef and ya are one, vowel signs of Arabic and the nukta are left out, full and
/// half width are one. An apostrophe separates words (`l'image`).
package struct FoldedText: Hashable, Sendable {
    /// The scalars of the words, with one space between two words.
    package private(set) var scalars: [UInt32] = []
    /// The bit of each scalar: that of its lowest six bits. A text that lacks a bit of a phrase does not contain the phrase.
    package private(set) var letters: UInt64 = 0
    /// A 64-bit hash of the scalars.
    package private(set) var fingerprint: UInt64 = 0
    /// The number of words.
    package private(set) var wordCount = 0

    /// Creates an empty text.
    package init() {}

    /// Creates an empty text with room for a number of scalars.
    package init(capacity: Int) { scalars.reserveCapacity(capacity) }

    /// Creates a text of scalars that are folded already.
    package init(scalars: some Sequence<UInt32>) {
        self.scalars = Array(scalars)
        summarize()
    }

    /// Sets what is computed from the scalars.
    package mutating func summarize() {
        var letters: UInt64 = 0
        var fingerprint: UInt64 = 0
        var wordCount = scalars.isEmpty ? 0 : 1
        for scalar in scalars {
            letters |= 1 &<< UInt64(scalar & 63)
            fingerprint = Self.fingerprint(fingerprint, adding: scalar)
            if scalar == 0x20 { wordCount += 1 }
        }
        self.letters = letters
        self.fingerprint = fingerprint
        self.wordCount = wordCount
    }

    /// Returns the fingerprint of a text with one more scalar, by FNV-1a. That of an empty text is 0.
    package static func fingerprint(_ fingerprint: UInt64, adding scalar: UInt32) -> UInt64 {
        (fingerprint ^ UInt64(scalar)) &* 0x100_0000_01B3
    }

    /// Returns the fingerprint of folded scalars.
    package static func fingerprint(of scalars: some Sequence<UInt32>) -> UInt64 {
        scalars.reduce(0, fingerprint(_:adding:))
    }

    package static func == (one: FoldedText, other: FoldedText) -> Bool {
        one.fingerprint == other.fingerprint && one.scalars == other.scalars
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

    /// The number of scalars at which a text is cut; no label that a person hears is as long.
    package static let maximumCount = 100_000

    /// Folds a text.
    package init(_ text: String) { self.init(text, isASCII: text.allBytes { $0 < 0x80 }) }

    /// Folds a text. `isASCII` says whether all its characters are in ASCII.
    package init(_ text: String, isASCII: Bool) {
        defer { summarize() }
        // Most texts are ASCII, where a byte is a scalar.
        if isASCII, text.utf8.count < Self.maximumCount {
            scalars = Self.foldASCII(text)
            return
        }
        var isAfterSign = false
        scalars.reserveCapacity(min(text.utf8.count, Self.maximumCount + 2))
        for scalar in text.unicodeScalars {
            if scalars.count >= Self.maximumCount {
                // A word that no list has, so that no word is found at an end that the label does not have.
                scalars += [0x20, 0xFFFD]
                break
            }
            fold(scalar.value, &isAfterSign)
        }
    }

    private static func foldASCII(_ text: String) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(text.utf8.count)
        var isAfterLetter = false
        text.forEachByte { byte in
            if byte.isLetterOrDigit {
                // `A` is 0x41 and `a` is 0x61; the digits, from 0x30 on, have the bit already.
                scalars.append(UInt32(byte | 0x20))
                isAfterLetter = true
            } else if isAfterLetter {
                scalars.append(0x20)
                isAfterLetter = false
            }
        }
        if !isAfterLetter, !scalars.isEmpty { scalars.removeLast() }
        return scalars
    }

    /// Adds a scalar, folded. `isAfterSign` says whether a sign was before it. After the last one, `summarize` has to be called.
    package mutating func fold(_ scalar: UInt32, _ isAfterSign: inout Bool) {
        switch Self.fold(scalar) {
        case .sign: isAfterSign = true
        case .nothing: break
        case .mark(let mark):
            // A mark without a letter, or one that changes none of the lists' letters, is kept.
            if !isAfterSign, let last = scalars.last, let composed = Self.compose(last, mark) {
                scalars[scalars.count - 1] = composed
            } else {
                scalars.append(mark)
            }
        case .one(let value):
            append(value, &isAfterSign)
            if value >= 0x1161 { composeHangul(value) }
        case .two(let first, let second):
            append(first, &isAfterSign)
            scalars.append(second)
        }
    }

    private mutating func append(_ value: UInt32, _ isAfterSign: inout Bool) {
        if isAfterSign, !scalars.isEmpty { scalars.append(0x20) }
        isAfterSign = false
        scalars.append(value)
    }

    /// What a scalar is folded to.
    private enum Folded {
        case one(UInt32)
        case two(UInt32, UInt32)
        case mark(UInt32)
        case sign
        case nothing
    }

    private static func fold(_ value: UInt32) -> Folded {
        switch value {
        case 0x61...0x7A, 0x30...0x39: .one(value)
        case 0x41...0x5A: .one(value + 0x20)
        case ..<0x80: .sign
        default: foldBeyondASCII(value)
        }
    }

    private static func foldBeyondASCII(_ value: UInt32) -> Folded {
        switch value {
        // Small letters of Latin-1 and of Cyrillic, Han and Hangul, which are the most frequent.
        case 0xE0...0xF6, 0xF8...0xFF, 0x430...0x44F, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return .one(value)
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
            return .nothing
        case 0xDF, 0x1E9E: return .two(0x73, 0x73)
        case 0xAA, 0xB5, 0xBA: return .one(value)
        case 0x80...0xBF, 0xD7, 0xF7: return .sign
        case 0xC0...0xDE: return .one(value + 0x20)
        case 0x130, 0x131: return .one(0x69)
        case 0x100...0x137, 0x14A...0x177, 0x1E00...0x1E95, 0x1EA0...0x1EFF: return .one(value | 1)
        case 0x139...0x148, 0x179...0x17E: return .one(value % 2 == 1 ? value + 1 : value)
        case 0x178: return .one(0xFF)
        case 0x300...0x36F, 0x3099, 0x309A: return .mark(value)
        case 0x391...0x3A9: return .one(value + 0x20)
        case 0x401, 0x451: return .one(0x435)
        case 0x410...0x42F: return .one(value + 0x20)
        case 0x400...0x40F: return .one(value + 0x50)
        case 0x5BE, 0x5C0, 0x5C3, 0x60C, 0x61B, 0x61F, 0x66A...0x66D, 0x6D4, 0x964, 0x965: return .sign
        // Vowel signs and the tatweel of Arabic, the nukta of Devanagari.
        case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x93C: return .nothing
        case 0x622, 0x623, 0x625, 0x671: return .one(0x627)
        case 0x649: return .one(0x64A)
        case 0x958...0x95F: return .one(nuktaBases[Int(value - 0x958)])
        case 0x2000...0x2BFF, 0x2E00...0x2E7F: return .sign
        case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D, 0x30FB: return .sign
        case 0xE000...0xF8FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F: return .sign
        case 0xFF01...0xFF5E: return fold(value - 0xFEE0)
        case 0xFF61...0xFF65: return .sign
        case 0xFF66...0xFF9D: return .one(wideKana[Int(value - 0xFF66)])
        case 0xFF9E, 0xFF9F: return .mark(value - 0xFF9E + 0x3099)
        case 0x1F000...0x1FAFF, 0xF0000...: return .sign
        default: return .one(value)
        }
    }

    private static let nuktaBases: [UInt32] = [0x915, 0x916, 0x917, 0x91C, 0x921, 0x922, 0x92B, 0x92F]
    /// The wide forms of the half-width Katakana from U+FF66 on.
    private static let wideKana = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars.map(\.value)

    /// Returns the letter with the mark, if a language of the lists writes it.
    private static func compose(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
        switch mark {
        case 0x3099:
            // The voiced sign is the next scalar, e.g. か U+304B and が U+304C; only that of ウ is elsewhere.
            if letter == 0x30A6 { return 0x30F4 }
            return isVoiceable(letter) ? letter + 1 : nil
        case 0x309A: return 0x306F...0x307B ~= letter || 0x30CF...0x30DB ~= letter ? letter + 2 : nil
        case 0x308 where letter == 0x435: return 0x435
        case 0x306 where letter == 0x438: return 0x439
        case 0x307 where letter == 0x69: return 0x69
        default:
            return marks[mark]?[letter]
        }
    }

    private static func isVoiceable(_ kana: UInt32) -> Bool {
        // Katakana lie 0x60 after Hiragana.
        let hiragana = kana >= 0x30A0 ? kana - 0x60 : kana
        switch hiragana {
        case 0x304B...0x3062: return hiragana % 2 == 1
        case 0x3064...0x3069: return hiragana % 2 == 0
        case 0x306F...0x307D: return hiragana % 3 == 0
        default: return false
        }
    }

    /// By mark and letter: the letter with the mark.
    private static let marks: [UInt32: [UInt32: UInt32]] = {
        let rows: [(mark: UInt32, letters: String, composed: String)] = [
            (0x300, "aeiou", "àèìòù"), (0x301, "aeiouyncsz", "áéíóúýńćśź"), (0x302, "aeiou", "âêîôû"),
            (0x303, "ano", "ãñõ"), (0x306, "ag", "ăğ"), (0x307, "z", "ż"), (0x308, "aeiouy", "äëïöüÿ"),
            (0x30A, "au", "åů"), (0x30C, "cdenrstz", "čďěňřšťž"), (0x327, "cs", "çş"), (0x328, "ae", "ąę"),
        ]
        let pairs = rows.map { row in
            (row.mark, zip(row.letters.unicodeScalars.map(\.value), row.composed.unicodeScalars.map(\.value)))
        }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0.0, Dictionary(uniqueKeysWithValues: $0.1)) })
    }()

    /// Composes the last letters to a Hangul syllable (The Unicode Standard, 3.12): ᄒ U+1112 and ᅡ U+1161 are
    /// 0xAC00 + (18 × 21 + 0) × 28 = 하 U+D558, and with ᆫ U+11AB, the fourth final, 한 U+D55C.
    private mutating func composeHangul(_ last: UInt32) {
        guard 0x1161...0x11C2 ~= last, scalars.count >= 2 else { return }
        let before = scalars[scalars.count - 2]
        if 0x1161...0x1175 ~= last, 0x1100...0x1112 ~= before {
            scalars.removeLast()
            scalars[scalars.count - 1] = 0xAC00 + ((before - 0x1100) * 21 + last - 0x1161) * 28
        } else if 0x11A8...0x11C2 ~= last, 0xAC00...0xD7A3 ~= before, (before - 0xAC00) % 28 == 0 {
            scalars.removeLast()
            scalars[scalars.count - 1] = before + last - 0x11A7
        }
    }
}
