import AXSyntax

extension String {
    /// Whether a line of the text is three question marks or replacement characters and more, and nothing else: the tool that wrote
    /// the dump could not write its characters. Nobody writes such a text.
    package var hasLostCharacters: Bool {
        guard mayHaveLostCharacters else { return false }
        return split(whereSeparator: \.isNewline).contains { line in
            let scalars = line.unicodeScalars.filter { $0 != " " }
            return scalars.count >= 3 && scalars.allSatisfy { $0 == "?" || $0 == "\u{FFFD}" }
        }
    }

    /// Whether there are three question marks in a row, or the first two bytes of a replacement character.
    private var mayHaveLostCharacters: Bool {
        // Most texts have neither.
        guard containsByte(where: { $0 == UInt8(ascii: "?") || $0 == 0xEF }) else { return false }
        var count = 0
        var previous: UInt8 = 0
        for byte in utf8 {
            if previous == 0xEF, byte == 0xBF { return true }
            previous = byte
            if byte == UInt8(ascii: "?") {
                count += 1
                if count == 3 { return true }
            } else if byte != UInt8(ascii: " ") {
                count = 0
            }
        }
        return false
    }
}
