/// What a text is made of, found in one pass over its bytes. Most questions about a label end with one of these bits.
package struct TextFacts: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A to Z.
    package static let upper = bit(0)
    /// a to z.
    package static let lower = bit(1)
    /// 0 to 9.
    package static let digit = bit(2)
    /// A space.
    package static let space = bit(3)
    /// A line break or a tabulator.
    package static let lineBreak = bit(4)
    /// A control character of ASCII that is neither.
    package static let control = bit(5)
    /// `.`
    package static let dot = bit(6)
    /// `,`
    package static let comma = bit(7)
    /// `%`
    package static let percent = bit(8)
    /// `{`
    package static let brace = bit(9)
    /// `(`
    package static let parenthesis = bit(10)
    /// `[`
    package static let bracket = bit(11)
    /// `<`
    package static let less = bit(12)
    /// `&`
    package static let ampersand = bit(13)
    /// `\`
    package static let backslash = bit(14)
    /// `*`
    package static let star = bit(15)
    /// `_`
    package static let underscore = bit(16)
    /// `-`
    package static let hyphen = bit(17)
    /// `:`
    package static let colon = bit(18)
    /// `@`
    package static let at = bit(19)
    /// `/`
    package static let slash = bit(20)
    /// Any other sign of ASCII.
    package static let otherSign = bit(21)
    /// Anything beyond ASCII.
    package static let nonASCII = bit(22)
    /// A space at either end, or two in a row.
    package static let looseSpace = bit(23)
    /// A space beyond ASCII, or something as invisible as one.
    package static let unusualSpace = bit(24)
    /// What may be a control, private or replacement character, or change the direction of writing.
    package static let suspicious = bit(25)
    /// Letters of a script that has capitals, beyond ASCII.
    package static let casedBeyondASCII = bit(26)
    /// Latin letters beyond ASCII.
    package static let latinBeyondASCII = bit(27)
    /// Cyrillic letters.
    package static let cyrillic = bit(28)
    /// Arabic letters.
    package static let arabic = bit(29)
    /// Letters of Devanagari.
    package static let devanagari = bit(30)
    /// Syllables or letters of Hangul.
    package static let hangul = bit(31)
    /// Hiragana or Katakana.
    package static let kana = bit(32)
    /// Han ideographs.
    package static let han = bit(33)
    /// Letters of another script.
    package static let otherScript = bit(34)

    /// Letters of ASCII.
    package static let asciiLetter: TextFacts = [upper, lower]
    /// Letters of any script.
    package static let letter: TextFacts = [
        upper, lower, latinBeyondASCII, casedBeyondASCII, cyrillic, arabic, devanagari, hangul, kana, han, otherScript,
    ]

    private static func bit(_ place: UInt64) -> TextFacts { TextFacts(rawValue: 1 << place) }

    /// Whether one of `facts` is true.
    package func containsAny(of facts: TextFacts) -> Bool { rawValue & facts.rawValue != 0 }

    /// What a text is made of.
    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { Self($0) }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var bits: UInt64 = 0
        var previous: UInt8 = 0x20
        var place = 0
        let table = Self.table
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x80 {
                bits |= table[Int(byte)]
                if byte == 0x20, previous == 0x20 { bits |= Self.looseSpace.rawValue }
            } else if byte >= 0xC2 {
                let next = place + 1 < bytes.count ? bytes[place + 1] : 0
                let last = place + 2 < bytes.count ? bytes[place + 2] : 0
                bits |= Self.facts(lead: byte, next, last)
            }
            previous = byte
            place += 1
        }
        if previous == 0x20, !bytes.isEmpty { bits |= Self.looseSpace.rawValue }
        rawValue = bits
    }

    /// What a sequence of UTF-8 is, by its first three bytes.
    private static func facts(lead: UInt8, _ next: UInt8, _ last: UInt8) -> UInt64 {
        let facts: TextFacts
        switch lead {
        case 0xC2:
            switch next {
            case ..<0xA0: facts = suspicious
            case 0xA0: facts = unusualSpace
            case 0xAA, 0xB5, 0xBA: facts = latinBeyondASCII
            default: facts = []
            }
        case 0xC3 where next == 0x97 || next == 0xB7: facts = []
        case 0xC3...0xC9: facts = [latinBeyondASCII, casedBeyondASCII]
        case 0xCA...0xCB: facts = latinBeyondASCII
        // Combining marks belong to whatever they stand on.
        case 0xCC: facts = []
        case 0xCD...0xCF: facts = lead == 0xCD && next < 0xB0 ? [] : [otherScript, casedBeyondASCII]
        case 0xD0...0xD3: facts = [cyrillic, casedBeyondASCII]
        case 0xD4...0xD6: facts = [otherScript, casedBeyondASCII]
        case 0xD8...0xDB: facts = lead == 0xD8 && next == 0x9C ? suspicious : arabic
        case 0xE0: facts = next == 0xA4 || next == 0xA5 ? devanagari : otherScript
        case 0xE1:
            switch next {
            case 0x84...0x87: facts = hangul
            case 0xB8...0xBB: facts = [latinBeyondASCII, casedBeyondASCII]
            case 0x9A where last == 0x80: facts = unusualSpace
            default: facts = [otherScript, casedBeyondASCII]
            }
        case 0xE2:
            switch (next, last) {
            case (0x80, 0x80...0x8B), (0x80, 0xA8...0xA9), (0x80, 0xAF), (0x81, 0x9F), (0x81, 0xA0):
                facts = unusualSpace
            // Glagolitic, Coptic and their neighbours.
            case (0xB0...0xB7, _): facts = [otherScript, casedBeyondASCII]
            case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): facts = suspicious
            default: facts = []
            }
        case 0xE3:
            switch next {
            case 0x80:
                switch last {
                case 0x80: facts = unusualSpace
                // 々, 〆, 〇 and 〼 are read as letters.
                case 0x85...0x87, 0xBC: facts = han
                default: facts = []
                }
            case 0x81...0x83: facts = next == 0x83 && last == 0xBB ? [] : kana
            case 0x84: facts = last < 0xB0 ? han : hangul
            case 0x85...0x86: facts = hangul
            default: facts = han
            }
        case 0xE4...0xE9: facts = han
        case 0xEA: facts = next >= 0xB0 || next == 0xA5 ? hangul : [otherScript, casedBeyondASCII]
        case 0xEB...0xED: facts = hangul
        case 0xEE: facts = suspicious
        case 0xEF:
            switch next {
            case 0x80...0xA3: facts = suspicious
            case 0xA4...0xAB: facts = han
            case 0xAC: facts = [otherScript, casedBeyondASCII]
            case 0xAD...0xB7, 0xB9...0xBA: facts = arabic
            case 0xBB: facts = last == 0xBF ? unusualSpace : arabic
            case 0xBC, 0xBD: facts = (next, last) < (0xBD, 0xA6) ? [latinBeyondASCII, casedBeyondASCII] : kana
            case 0xBE: facts = last < 0xA0 ? kana : hangul
            case 0xBF: facts = last == 0xBD ? suspicious : hangul
            // Variation selectors.
            default: facts = next == 0xB8 && last <= 0x8F ? suspicious : []
            }
        case 0xF0:
            switch next {
            case 0xA0...0xB3: facts = han
            case 0x9F: facts = []
            default: facts = [otherScript, casedBeyondASCII]
            }
        case 0xF3, 0xF4: facts = suspicious
        default: facts = otherScript
        }
        return facts.rawValue | nonASCII.rawValue
    }

    /// By byte of ASCII.
    private static let table: [UInt64] = (0..<0x80).map { byte -> TextFacts in
        switch UInt8(byte) {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): upper
        case UInt8(ascii: "a")...UInt8(ascii: "z"): lower
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case UInt8(ascii: " "): space
        case 0x09, 0x0A, 0x0D: lineBreak
        case 0..<0x20, 0x7F: control
        case UInt8(ascii: "."): dot
        case UInt8(ascii: ","): comma
        case UInt8(ascii: "%"): percent
        case UInt8(ascii: "{"): brace
        case UInt8(ascii: "("): parenthesis
        case UInt8(ascii: "["): bracket
        case UInt8(ascii: "<"): less
        case UInt8(ascii: "&"): ampersand
        case UInt8(ascii: "\\"): backslash
        case UInt8(ascii: "*"): star
        case UInt8(ascii: "_"): underscore
        case UInt8(ascii: "-"): hyphen
        case UInt8(ascii: ":"): colon
        case UInt8(ascii: "@"): at
        case UInt8(ascii: "/"): slash
        default: otherSign
        }
    }.map(\.rawValue)
}
