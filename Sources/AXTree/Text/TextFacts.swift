/// What a text is made of, found in one pass over its bytes. Most questions about a label end with one of these bits.
///
/// No OptionSet, whose operations are looked up at run time in another module and cost a hundred times as much.
public struct TextFacts: Hashable, Sendable {
    /// A bit for each fact.
    public let rawValue: UInt64

    /// The facts of these bits.
    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No fact.
    @inlinable public static var none: TextFacts { TextFacts(rawValue: 0) }

    /// A to Z.
    @inlinable public static var upper: TextFacts { TextFacts(rawValue: 1 << 0) }
    /// a to z.
    @inlinable public static var lower: TextFacts { TextFacts(rawValue: 1 << 1) }
    /// 0 to 9.
    @inlinable public static var digit: TextFacts { TextFacts(rawValue: 1 << 2) }
    /// A space.
    @inlinable public static var space: TextFacts { TextFacts(rawValue: 1 << 3) }
    /// A line break or a tabulator.
    @inlinable public static var lineBreak: TextFacts { TextFacts(rawValue: 1 << 4) }
    /// A control character of ASCII that is neither.
    @inlinable public static var control: TextFacts { TextFacts(rawValue: 1 << 5) }
    /// `.`
    @inlinable public static var dot: TextFacts { TextFacts(rawValue: 1 << 6) }
    /// `,`
    @inlinable public static var comma: TextFacts { TextFacts(rawValue: 1 << 7) }
    /// `%`
    @inlinable public static var percent: TextFacts { TextFacts(rawValue: 1 << 8) }
    /// `{`
    @inlinable public static var brace: TextFacts { TextFacts(rawValue: 1 << 9) }
    /// `(`
    @inlinable public static var parenthesis: TextFacts { TextFacts(rawValue: 1 << 10) }
    /// `[`
    @inlinable public static var bracket: TextFacts { TextFacts(rawValue: 1 << 11) }
    /// `<`
    @inlinable public static var less: TextFacts { TextFacts(rawValue: 1 << 12) }
    /// `&`
    @inlinable public static var ampersand: TextFacts { TextFacts(rawValue: 1 << 13) }
    /// `\`
    @inlinable public static var backslash: TextFacts { TextFacts(rawValue: 1 << 14) }
    /// `*`
    @inlinable public static var star: TextFacts { TextFacts(rawValue: 1 << 15) }
    /// `_`
    @inlinable public static var underscore: TextFacts { TextFacts(rawValue: 1 << 16) }
    /// `-`
    @inlinable public static var hyphen: TextFacts { TextFacts(rawValue: 1 << 17) }
    /// `:`
    @inlinable public static var colon: TextFacts { TextFacts(rawValue: 1 << 18) }
    /// `@`
    @inlinable public static var at: TextFacts { TextFacts(rawValue: 1 << 19) }
    /// `/`
    @inlinable public static var slash: TextFacts { TextFacts(rawValue: 1 << 20) }
    /// Any other sign of ASCII.
    @inlinable public static var otherSign: TextFacts { TextFacts(rawValue: 1 << 21) }
    /// Anything beyond ASCII.
    @inlinable public static var nonASCII: TextFacts { TextFacts(rawValue: 1 << 22) }
    /// A space at either end, or two in a row.
    @inlinable public static var looseSpace: TextFacts { TextFacts(rawValue: 1 << 23) }
    /// A space beyond ASCII, or something as invisible as one.
    @inlinable public static var unusualSpace: TextFacts { TextFacts(rawValue: 1 << 24) }
    /// What may be a control, private or replacement character, or change the direction of writing.
    @inlinable public static var suspicious: TextFacts { TextFacts(rawValue: 1 << 25) }
    /// Letters of a script that has capitals, beyond ASCII.
    @inlinable public static var casedBeyondASCII: TextFacts { TextFacts(rawValue: 1 << 26) }
    /// Latin letters beyond ASCII.
    @inlinable public static var latinBeyondASCII: TextFacts { TextFacts(rawValue: 1 << 27) }
    /// Cyrillic letters.
    @inlinable public static var cyrillic: TextFacts { TextFacts(rawValue: 1 << 28) }
    /// Arabic letters.
    @inlinable public static var arabic: TextFacts { TextFacts(rawValue: 1 << 29) }
    /// Letters of Devanagari.
    @inlinable public static var devanagari: TextFacts { TextFacts(rawValue: 1 << 30) }
    /// Syllables or letters of Hangul.
    @inlinable public static var hangul: TextFacts { TextFacts(rawValue: 1 << 31) }
    /// Hiragana or Katakana.
    @inlinable public static var kana: TextFacts { TextFacts(rawValue: 1 << 32) }
    /// Han ideographs.
    @inlinable public static var han: TextFacts { TextFacts(rawValue: 1 << 33) }
    /// Letters of another script.
    @inlinable public static var otherScript: TextFacts { TextFacts(rawValue: 1 << 34) }

    /// Letters of ASCII.
    @inlinable public static var asciiLetter: TextFacts { upper | lower }
    /// Letters of any script.
    @inlinable public static var letter: TextFacts {
        asciiLetter | latinBeyondASCII | casedBeyondASCII | cyrillic | arabic | devanagari | hangul | kana | han
            | otherScript
    }

    /// The facts of either.
    @inlinable public static func | (one: TextFacts, other: TextFacts) -> TextFacts {
        TextFacts(rawValue: one.rawValue | other.rawValue)
    }

    /// Whether all of `facts` are true.
    @inlinable public func contains(_ facts: TextFacts) -> Bool { rawValue & facts.rawValue == facts.rawValue }

    /// Whether one of `facts` is true.
    @inlinable public func containsAny(of facts: TextFacts) -> Bool { rawValue & facts.rawValue != 0 }

    /// Whether nothing but `facts` is true.
    @inlinable public func isSubset(of facts: TextFacts) -> Bool { rawValue & ~facts.rawValue == 0 }

    /// Whether nothing is true: an empty text.
    @inlinable public var isEmpty: Bool { rawValue == 0 }

    /// What a text is made of.
    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { Self($0) }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var bits: UInt64 = 0
        var previous: UInt8 = 0x20
        Self.table.withUnsafeBufferPointer { table in
            for place in 0..<bytes.count {
                let byte = bytes[place]
                if byte < 0x80 {
                    bits |= table[Int(byte)]
                    if byte == 0x20, previous == 0x20 { bits |= Self.looseSpace.rawValue }
                } else if byte >= 0xC2 {
                    let next = place &+ 1 < bytes.count ? bytes[place &+ 1] : 0
                    let last = place &+ 2 < bytes.count ? bytes[place &+ 2] : 0
                    bits |= Self.facts(lead: byte, next, last)
                }
                previous = byte
            }
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
            default: facts = none
            }
        case 0xC3 where next == 0x97 || next == 0xB7: facts = none
        case 0xC3...0xC9: facts = latinBeyondASCII | casedBeyondASCII
        case 0xCA...0xCB: facts = latinBeyondASCII
        // Combining marks belong to whatever they stand on.
        case 0xCC: facts = none
        case 0xCD...0xCF: facts = lead == 0xCD && next < 0xB0 ? none : otherScript | casedBeyondASCII
        case 0xD0...0xD3: facts = cyrillic | casedBeyondASCII
        case 0xD4...0xD6: facts = otherScript | casedBeyondASCII
        case 0xD8...0xDB: facts = lead == 0xD8 && next == 0x9C ? suspicious : arabic
        case 0xE0: facts = next == 0xA4 || next == 0xA5 ? devanagari : otherScript
        case 0xE1:
            switch next {
            case 0x84...0x87: facts = hangul
            case 0xB8...0xBB: facts = latinBeyondASCII | casedBeyondASCII
            case 0x9A where last == 0x80: facts = unusualSpace
            default: facts = otherScript | casedBeyondASCII
            }
        case 0xE2:
            switch (next, last) {
            case (0x80, 0x80...0x8B), (0x80, 0xA8...0xA9), (0x80, 0xAF), (0x81, 0x9F), (0x81, 0xA0):
                facts = unusualSpace
            // Glagolitic, Coptic and their neighbours.
            case (0xB0...0xB7, _): facts = otherScript | casedBeyondASCII
            case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): facts = suspicious
            default: facts = none
            }
        case 0xE3:
            switch next {
            case 0x80:
                switch last {
                case 0x80: facts = unusualSpace
                // 々, 〆, 〇 and 〼 are read as letters.
                case 0x85...0x87, 0xBC: facts = han
                default: facts = none
                }
            case 0x81...0x83: facts = next == 0x83 && last == 0xBB ? none : kana
            case 0x84: facts = last < 0xB0 ? han : hangul
            case 0x85...0x86: facts = hangul
            default: facts = han
            }
        case 0xE4...0xE9: facts = han
        case 0xEA: facts = next >= 0xB0 || next == 0xA5 ? hangul : otherScript | casedBeyondASCII
        case 0xEB...0xED: facts = hangul
        case 0xEE: facts = suspicious
        case 0xEF:
            switch next {
            case 0x80...0xA3: facts = suspicious
            case 0xA4...0xAB: facts = han
            case 0xAC: facts = otherScript | casedBeyondASCII
            case 0xAD...0xB7, 0xB9...0xBA: facts = arabic
            case 0xBB: facts = last == 0xBF ? unusualSpace : arabic
            case 0xBC, 0xBD: facts = (next, last) < (0xBD, 0xA6) ? latinBeyondASCII | casedBeyondASCII : kana
            case 0xBE: facts = last < 0xA0 ? kana : hangul
            case 0xBF: facts = last == 0xBD ? suspicious : hangul
            // Variation selectors.
            default: facts = next == 0xB8 && last <= 0x8F ? suspicious : none
            }
        case 0xF0:
            switch next {
            case 0xA0...0xB3: facts = han
            case 0x9F: facts = none
            default: facts = otherScript | casedBeyondASCII
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
