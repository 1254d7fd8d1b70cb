/// The scripts that a text is written in.
///
/// Signs that belong to one script count as its letters, such as the Arabic comma or the full-width question mark;
/// common signs, digits and combining marks belong to none.
package struct Scripts: OptionSet, Hashable, Sendable {
    /// A bit for each script.
    package let rawValue: UInt16

    /// The scripts of these bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Latin.
    package static let latin = Scripts(rawValue: 1 << 0)
    /// Cyrillic.
    package static let cyrillic = Scripts(rawValue: 1 << 1)
    /// Arabic.
    package static let arabic = Scripts(rawValue: 1 << 2)
    /// Devanagari.
    package static let devanagari = Scripts(rawValue: 1 << 3)
    /// Hangul, syllables and letters.
    package static let hangul = Scripts(rawValue: 1 << 4)
    /// Hiragana and Katakana.
    package static let kana = Scripts(rawValue: 1 << 5)
    /// Han.
    package static let han = Scripts(rawValue: 1 << 6)
    /// Greek.
    package static let greek = Scripts(rawValue: 1 << 7)
    /// Any other script.
    package static let other = Scripts(rawValue: 1 << 8)

    /// The scripts of a text.
    package init(_ text: String) {
        self = text.unicodeScalars.reduce(into: []) { $0.formUnion(Self.script(of: $1.value)) }
    }

    /// Returns the script of a scalar by its block, or the empty set.
    private static func script(of value: UInt32) -> Scripts {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: .latin
        case 0..<0xAA: []
        case 0xAA, 0xB5, 0xBA: .latin
        case 0xAB..<0xC0, 0xD7, 0xF7: []
        case 0xC0..<0x300: .latin
        case 0x300..<0x370: []
        case 0x370..<0x400, 0x1F00..<0x2000: .greek
        case 0x400..<0x500: .cyrillic
        case 0x600..<0x700: value == 0x61C ? [] : .arabic
        case 0x900..<0x980: .devanagari
        case 0x1100..<0x1200: .hangul
        case 0x1680: []
        case 0x1E00..<0x1F00: .latin
        case 0x2000..<0x2C00, 0x2E00..<0x3000: []
        case 0x3000..<0x3040: [0x3005, 0x3006, 0x3007, 0x303C].contains(value) ? .han : []
        case 0x30FB: []
        case 0x3040..<0x3100: .kana
        case 0x3100..<0x3130: .han
        case 0x3130..<0x31C0: .hangul
        case 0x31C0..<0xA000: .han
        case 0xA940..<0xA980, 0xAC00..<0xE000: .hangul
        case 0xE000..<0xF900: []
        case 0xF900..<0xFB00: .han
        case 0xFB40..<0xFE00, 0xFE40..<0xFEFF: .arabic
        case 0xFE00..<0xFE40, 0xFEFF: []
        case 0xFF00..<0xFF66: .latin
        case 0xFF66..<0xFFA0: .kana
        case 0xFFFD: []
        case 0xFFA0..<0x10000: .hangul
        case 0x1F000..<0x20000: []
        case 0x20000..<0x34000: .han
        case 0xC0000...: []
        default: .other
        }
    }
}
