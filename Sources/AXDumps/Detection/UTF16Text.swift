import AXSyntax

/// Texts in UTF-16, which PowerShell's `>` and other tools on Windows write.
package enum UTF16Text {
    /// Returns a text in UTF-8 without its byte order mark, or `nil` if the bytes do not begin with one of UTF-16.
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
