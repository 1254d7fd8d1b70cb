/// A text as words are compared: without case, without signs, its tokens one space apart, canonically composed.
///
/// Folded for every language alike, labels and word lists by the same rules: `ß` is `ss`, `ё` is `е`, the dotless and the dotted i of
/// Turkish are `i`, the forms of Arabic's alef and ya are one, vowel signs of Arabic and the nukta are left out, full and half
/// width are one. An apostrophe ends a token (`l'image`).
package struct FoldedText: Hashable, Sendable {
    /// The scalars of the tokens, with one space between two tokens.
    package private(set) var scalars: [UInt32] = []

    /// An empty text.
    package init() {}

    /// A text of scalars that are folded already.
    package init(scalars: [UInt32]) { self.scalars = scalars }

    /// The text, folded.
    package init(_ text: String) { replace(with: text) }

    /// More scalars than any text has that one could say. What is longer is cut there, and ends with a sign that is in no word.
    package static let maximumCount = 100_000

    /// Folds another text, in the same memory.
    package mutating func replace(with text: String) {
        if text.utf8.count <= Self.maximumCount, replaceWithASCII(text) { return }
        scalars.removeAll(keepingCapacity: true)
        var isAfterSign = false
        for scalar in text.unicodeScalars {
            if scalars.count >= Self.maximumCount {
                scalars += [0x20, 0xFFFD]
                break
            }
            switch Self.fold(scalar.value) {
            case .sign: isAfterSign = true
            case .nothing: break
            case .mark(let mark):
                // A mark on nothing, or one that changes none of our letters, is kept as it is.
                if !isAfterSign, let last = scalars.last, let composed = Self.compose(last, mark) {
                    scalars[scalars.count - 1] = composed
                } else {
                    scalars.append(mark)
                }
            case .one(let value):
                append(value, &isAfterSign)
                composeHangul()
            case .two(let first, let second):
                append(first, &isAfterSign)
                scalars.append(second)
            }
        }
    }

    /// Folds a text of nothing but ASCII, as most are; false if it is none.
    private mutating func replaceWithASCII(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            // What is folded takes no more room than what it is made of.
            if scalars.count < bytes.count { scalars += repeatElement(0, count: bytes.count - scalars.count) }
            let count = scalars.withUnsafeMutableBufferPointer { Self.foldASCII(bytes, into: $0) }
            scalars.removeLast(scalars.count - (count ?? 0))
            return count != nil
        } ?? false
    }

    /// How many scalars ASCII is folded to; nil if there is anything else.
    private static func foldASCII(
        _ bytes: UnsafeBufferPointer<UInt8>, into scalars: UnsafeMutableBufferPointer<UInt32>
    ) -> Int? {
        var count = 0
        var isAfterSign = false
        for byte in bytes {
            let small = byte | 0x20
            if small &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 {
                if isAfterSign, count > 0 {
                    scalars[count] = 0x20
                    count &+= 1
                }
                isAfterSign = false
                scalars[count] = UInt32(small)
                count &+= 1
            } else if byte < 0x80 {
                isAfterSign = true
            } else {
                return nil
            }
        }
        return count
    }

    @inline(__always)
    private mutating func append(_ value: UInt32, _ isAfterSign: inout Bool) {
        if isAfterSign, !scalars.isEmpty { scalars.append(0x20) }
        isAfterSign = false
        scalars.append(value)
    }

    /// What becomes of a scalar.
    private enum Folded {
        case one(UInt32)
        case two(UInt32, UInt32)
        case mark(UInt32)
        case sign
        case nothing
    }

    @inline(__always)
    private static func fold(_ value: UInt32) -> Folded {
        guard value < 0x80 else { return foldBeyondASCII(value) }
        switch value {
        case 0x61...0x7A, 0x30...0x39: return .one(value)
        case 0x41...0x5A: return .one(value + 0x20)
        default: return .sign
        }
    }

    private static func foldBeyondASCII(_ value: UInt32) -> Folded {
        switch value {
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
        // Vowel signs and the stretching of Arabic, the nukta of Devanagari.
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

    /// The letter with the mark on it, if it is one that our languages write.
    private static func compose(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
        switch mark {
        case 0x3099:
            // A voiced sign follows the plain one, but in the row of u it is a letter of its own.
            if letter == 0x30A6 { return 0x30F4 }
            return isVoiceable(letter) ? letter + 1 : nil
        case 0x309A: return 0x306F...0x307B ~= letter || 0x30CF...0x30DB ~= letter ? letter + 2 : nil
        case 0x308 where letter == 0x435: return 0x435
        case 0x306 where letter == 0x438: return 0x439
        case 0x307 where letter == 0x69: return 0x69
        default:
            guard let row = marks[mark], let place = row.letters.firstIndex(of: letter) else { return nil }
            return row.composed[place]
        }
    }

    private static func isVoiceable(_ kana: UInt32) -> Bool {
        let place = kana >= 0x30A0 ? kana - 0x60 : kana
        switch place {
        case 0x304B...0x3062: return place % 2 == 1
        case 0x3064...0x3069: return place % 2 == 0
        case 0x306F...0x307D: return place % 3 == 0
        default: return false
        }
    }

    private static let marks: [UInt32: (letters: [UInt32], composed: [UInt32])] = {
        let rows: [(mark: UInt32, letters: String, composed: String)] = [
            (0x300, "aeiou", "àèìòù"), (0x301, "aeiouyncsz", "áéíóúýńćśź"), (0x302, "aeiou", "âêîôû"),
            (0x303, "ano", "ãñõ"), (0x306, "ag", "ăğ"), (0x307, "z", "ż"), (0x308, "aeiouy", "äëïöüÿ"),
            (0x30A, "au", "åů"), (0x30C, "cdenrstz", "čďěňřšťž"), (0x327, "cs", "çş"), (0x328, "ae", "ąę"),
        ]
        return Dictionary(
            uniqueKeysWithValues: rows.map {
                ($0.mark, ($0.letters.unicodeScalars.map(\.value), $0.composed.unicodeScalars.map(\.value)))
            })
    }()

    /// Joins the letters of a Hangul syllable, as The Unicode Standard (3.12) computes it.
    private mutating func composeHangul() {
        guard let last = scalars.last, 0x1161...0x11C2 ~= last, scalars.count >= 2 else { return }
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

extension FoldedText {
    /// A few of the scalars tell most words apart, and every label is looked up.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(scalars.count)
        hasher.combine(scalars.first)
        hasher.combine(scalars.last)
    }

    /// Whether there is no token.
    package var isEmpty: Bool { scalars.isEmpty }

    /// The tokens, as text.
    package var text: String { String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) }

    /// The tokens.
    package var tokens: [ArraySlice<UInt32>] { scalars.split(separator: 0x20) }

    /// Whether the text ends with `word`, which begins a token.
    package func ends(with word: FoldedText) -> Bool {
        guard endsAnywhere(with: word) else { return false }
        let rest = scalars.count - word.scalars.count
        return rest == 0 || scalars[rest - 1] == 0x20
    }

    /// Whether the text ends with `word`, wherever that begins.
    package func endsAnywhere(with word: FoldedText) -> Bool {
        guard scalars.last == word.scalars.last, scalars.count >= word.scalars.count else { return false }
        return has(word, at: scalars.count - word.scalars.count)
    }

    /// How much of the first `end` scalars stands before `word` at their end; nil if they do not end with it.
    package func rest(before word: FoldedText, upTo end: Int) -> Int? {
        let rest = end - word.scalars.count
        guard rest >= 0, end > 0, scalars[end - 1] == word.scalars.last, has(word, at: rest) else { return nil }
        return rest
    }

    /// Whether the text begins with `word`, which ends a token.
    package func starts(with word: FoldedText) -> Bool {
        let count = word.scalars.count
        guard scalars.first == word.scalars.first, scalars.count >= count, has(word, at: 0) else { return false }
        return scalars.count == count || scalars[count] == 0x20
    }

    /// Where the tokens of `word` stand in the text.
    package func firstPlace(of word: FoldedText) -> Int? {
        places(of: word).first { place in
            let end = place + word.scalars.count
            return (place == 0 || scalars[place - 1] == 0x20) && (end == scalars.count || scalars[end] == 0x20)
        }
    }

    /// Whether `word` stands anywhere in the text, as a writing without spaces has it.
    package func contains(_ word: FoldedText) -> Bool { places(of: word).contains { _ in true } }

    private func places(of word: FoldedText) -> some Sequence<Int> {
        let first = word.scalars.first
        let end = first == nil ? 0 : max(0, scalars.count - word.scalars.count + 1)
        return (0..<end).lazy.filter {
            scalars[$0] == first && has(word, at: $0)
        }
    }

    private func has(_ word: FoldedText, at place: Int) -> Bool {
        for offset in word.scalars.indices where scalars[place + offset] != word.scalars[offset] { return false }
        return !word.isEmpty
    }
}
