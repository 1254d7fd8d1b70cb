import AXSyntax

/// A piece of UTF-8 that was read as Latin-1 or Windows-1252 (`Ã©` for `é`), or a replacement character.
package struct BrokenEncoding {
    /// The piece, safe to print.
    package let text: String
    /// What the piece was meant to be; `nil` for a replacement character.
    package let meant: String?

    /// Returns the first broken piece of a text.
    package static func first(in text: String) -> BrokenEncoding? {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        if let piece = MisreadText.first(in: text) {
            return BrokenEncoding(text: piece.printable(limit: 8), meant: nil)
        }
        // The bytes that the last characters would be in Windows-1252.
        var run: [UInt8] = []
        var original: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if scalar == "\u{FFFD}" { return BrokenEncoding(text: "", meant: nil) }
            if let byte = byte(of: scalar) {
                run.append(byte)
                original.append(scalar)
            } else if !run.isEmpty {
                if let found = broken(run, original) { return found }
                run.removeAll(keepingCapacity: true)
                original.removeAll(keepingCapacity: true)
            }
        }
        return broken(run, original)
    }

    /// Returns the first sequence of UTF-8 in bytes beyond ASCII that are next to each other.
    private static func broken(_ bytes: [UInt8], _ original: [Unicode.Scalar]) -> BrokenEncoding? {
        // A single byte is no sequence.
        guard bytes.count > 1 else { return nil }
        var start = 0
        while start < bytes.count {
            guard let length = length(bytes, start) else {
                start += 1
                continue
            }
            let next = start + length
            if isCertain(bytes, start) || Self.length(bytes, next) != nil {
                let scalars = original[start..<next]
                return BrokenEncoding(
                    text: String(String.UnicodeScalarView(scalars)).printable(limit: 4),
                    meant: String(decoding: bytes[start..<next], as: UTF8.self).printable(limit: 4))
            }
            start = next
        }
        return nil
    }

    /// Returns the length of the sequence of UTF-8 at `start`; `nil` if there is none.
    private static func length(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let length: Int
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard start + length <= bytes.count, bytes[start + 1..<start + length].allSatisfy({ 0x80...0xBF ~= $0 }) else {
            return nil
        }
        // Invalid bytes become one replacement character each.
        let decoded = String(decoding: bytes[start..<start + length], as: UTF8.self)
        return decoded.unicodeScalars.count == 1 ? length : nil
    }

    /// Whether the sequence alone is no text: a letter of Latin, a sign such as `’`, a mark of the byte order or an emoji.
    /// What follows the first letter must not be a sign that ends a word or a quotation.
    private static func isCertain(_ bytes: [UInt8], _ start: Int) -> Bool {
        switch bytes[start] {
        case 0xC2, 0xC3: !Self.wordEnds.contains(bytes[start + 1])
        // `»Ä«` is a quotation in German.
        case 0xC4, 0xC5: !Self.wordEnds.contains(bytes[start + 1]) && bytes[start + 1] != 0xAB
        case 0xE2: [0x80, 0x82, 0x84, 0x86, 0x98, 0x9C].contains(bytes[start + 1])
        // Kana, and Han of which a sign is none of a quotation.
        case 0xE3: 0x81...0x83 ~= bytes[start + 1]
        case 0xE4...0xE9: bytes[(start + 1)...(start + 2)].contains { 0x80...0x9F ~= $0 && !Self.wordEnds.contains($0) }
        case 0xEF: bytes[start + 1] == 0xBB || bytes[start + 1] == 0xBF
        case 0xF0: true
        default: false
        }
    }

    /// Quotation marks, dashes, the ellipsis, bullets, the trademark sign and the no-break space in Windows-1252.
    private static let wordEnds: Set<UInt8> = [
        0x82, 0x84, 0x85, 0x8B, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9B, 0xA0, 0xB7, 0xBB,
    ]

    /// Returns the byte beyond ASCII that a scalar is in Latin-1 or Windows-1252.
    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x80...0xFF: UInt8(scalar.value)
        case 0x152...0x2122: windows1252[scalar.value]
        default: nil
        }
    }

    /// The scalars from 0x80 to 0x9F in Windows-1252.
    private static let windows1252: [UInt32: UInt8] = [
        0x20AC: 0x80, 0x201A: 0x82, 0x192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86, 0x2021: 0x87, 0x2C6: 0x88,
        0x2030: 0x89, 0x160: 0x8A, 0x2039: 0x8B, 0x152: 0x8C, 0x17D: 0x8E, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93,
        0x201D: 0x94, 0x2022: 0x95, 0x2013: 0x96, 0x2014: 0x97, 0x2DC: 0x98, 0x2122: 0x99, 0x161: 0x9A, 0x203A: 0x9B,
        0x153: 0x9C, 0x17E: 0x9E, 0x178: 0x9F,
    ]
}
