/// The encodings of texts beside UTF-8, which PowerShell's `>` and other tools on Windows write.
package enum TextEncoding {
    /// Returns the name of an encoding that is not UTF-8, or `nil`: by the byte order mark, or by the zero bytes in the
    /// first two characters.
    package static func name(of bytes: [UInt8]) -> String? {
        // In UTF-32 little endian, the mark begins with that of UTF-16.
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case [false, true, false, true]: return "UTF-16LE"
        case [true, false, true, false]: return "UTF-16BE"
        case [false, true, true, true]: return "UTF-32LE"
        case [true, true, true, false]: return "UTF-32BE"
        default: return nil
        }
    }

    /// Returns a text in UTF-16 as UTF-8, without its byte order mark, or `nil` if the bytes do not begin with one.
    ///
    /// What an XML declaration says of the encoding is left out, because it is that of the text before.
    package static func utf8(of bytes: [UInt8]) -> [UInt8]? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for at in stride(from: 2, to: bytes.count - 1, by: 2) {
            let first = UInt16(bytes[at])
            let second = UInt16(bytes[at + 1])
            units.append(isLittle ? second << 8 | first : first << 8 | second)
        }
        var text = Array(String(decoding: units, as: UTF16.self).utf8)
        leaveOutEncoding(&text)
        return text
    }

    /// Replaces `encoding="…"` in an XML declaration at the beginning of a text by blanks.
    private static func leaveOutEncoding(_ text: inout [UInt8]) {
        let head = text.prefix(200)
        guard let start = head.firstRange(of: Array("<?xml".utf8))?.upperBound,
            let end = text[start...].prefix(200).firstRange(of: Array("?>".utf8))?.lowerBound,
            let name = text[start..<end].firstRange(of: Array("encoding".utf8))?.lowerBound,
            let open = text[name..<end].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let close = text[(open + 1)..<end].firstIndex(of: text[open])
        else { return }
        for index in name...close { text[index] = UInt8(ascii: " ") }
    }
}
