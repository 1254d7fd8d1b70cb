/// Kinds of scalars that are rare in labels. A rule that reports one of them reads only labels that have it.
package struct ScalarKinds: OptionSet, Sendable {
    /// A bit for each kind.
    package let rawValue: UInt8

    /// Controls of ASCII and Latin-1, invisible characters, controls of direction, characters for private use, variation selectors.
    package static let meaningless = ScalarKinds(rawValue: 1 << 0)
    /// The object replacement character.
    package static let attachment = ScalarKinds(rawValue: 1 << 1)
    /// Letters of mathematics, in circles and squares, and small capitals.
    package static let styled = ScalarKinds(rawValue: 1 << 2)
    /// Those that a text has which was read in another encoding: see `BrokenEncoding`.
    package static let misread = ScalarKinds(rawValue: 1 << 3)

    /// The kinds of these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The kinds of the scalars of a text.
    package init(_ text: String) {
        var kinds: ScalarKinds = []
        var isAfterByte = false
        for scalar in text.unicodeScalars {
            // A single scalar of Windows-1252 is no sequence of UTF-8.
            let isByte = Self.isByte(scalar.value)
            if isByte, isAfterByte { kinds.insert(.misread) }
            isAfterByte = isByte
            if scalar.value >= 0x7F || scalar.value < 0x20 { kinds.formUnion(Self.kinds(of: scalar.value)) }
        }
        self = kinds
    }

    /// Returns whether a scalar may be a byte beyond ASCII in Windows-1252.
    private static func isByte(_ value: UInt32) -> Bool {
        0x80...0xFF ~= value || 0x152...0x2DC ~= value || 0x2013...0x2122 ~= value
    }

    private static func kinds(of value: UInt32) -> ScalarKinds {
        switch value {
        case 0x09, 0x0A, 0x0D: []
        case 0..<0x20, 0x7F..<0xA0: .meaningless
        // "Ã" before a space.
        case 0xC3: .misread
        case 0x250...0x2AF, 0x1D00...0x1DFF, 0x2100...0x214F, 0x24B6...0x24E9, 0xA720...0xA7FF: .styled
        case 0x200B...0x200D, 0x202A...0x202E, 0x2060...0x2069: .meaningless
        // Kana and Han.
        case 0x3040...0x9FFF: .misread
        case 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFEFF, 0xF0000...: .meaningless
        case 0xFFFC: .attachment
        case 0xFFFD: .misread
        case 0x1D400...0x1D6A3, 0x1F110...0x1F189: .styled
        default: []
        }
    }
}
