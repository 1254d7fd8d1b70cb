import AXSyntax

/// Placeholders for values that were not filled in: `%@`, `%1$d`, `{name}`, `${name}`, `\(name)`.
enum FormatSpecifier {
    /// The characters of which every specifier contains one.
    static let characters = "%{\\<"

    private static let signs = ASCIISet(characters)

    /// Returns the first specifier in a text.
    static func first(in text: String) -> String? { first(in: text, TextCharacters(text)) }

    /// Returns the first specifier in a text of these characters.
    static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.containsAny(of: signs) else { return nil }
        let bytes = Array(text.utf8)
        var parentheses = ForwardSearch(")", in: bytes)
        for start in bytes.indices {
            let end: Int?
            switch bytes[start] {
            case UInt8(ascii: "%"): end = endOfPercent(bytes, start)
            case UInt8(ascii: "{"): end = endOfBraces(bytes, start)
            case UInt8(ascii: "\\") where bytes[start...].starts(with: #"\("#.utf8):
                end = parentheses.next(from: start).map { $0 + 1 }
            case UInt8(ascii: "<") where bytes[start...].starts(with: "<xliff".utf8): end = start + 6
            default: end = nil
            }
            if let end { return String(decoding: bytes[start..<end], as: UTF8.self) }
        }
        return nil
    }

    /// Returns the end of the printf specifier that begins at `start`. A percentage is none: a digit before the sign, or a
    /// space after it.
    private static func endOfPercent(_ bytes: [UInt8], _ start: Int) -> Int? {
        var end = start + 1
        let isAfterDigit = start > 0 && (bytes[start - 1].isDigit || bytes[start - 1] >= 0x80)
        if end < bytes.count, bytes[end] == UInt8(ascii: "%") {
            return end + 1 < bytes.count && bytes[end + 1] == bytes[end] ? nil : end + 1
        }
        func skipDigits() {
            while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
        }
        skipDigits()
        let isPositional = end < bytes.count && bytes[end] == UInt8(ascii: "$") && end > start + 1
        if isPositional {
            end += 1
            skipDigits()
        }
        guard end - start <= 8 else { return nil }
        let rest = bytes[end...]
        if rest.starts(with: "@".utf8) { return end + 1 }
        if rest.starts(with: "#@".utf8) { return end + 2 }
        let length = rest.prefix(2).prefix { "lhqz".utf8.contains($0) }.count
        let letter = end + length
        guard letter < bytes.count, "diufFsxXgGeE".utf8.contains(bytes[letter]) else { return nil }
        // Neither `50%discount` nor `%20foo`: no letter or digit follows a specifier.
        let follower = letter + 1 < bytes.count ? bytes[letter + 1] : 0x20
        guard !isAfterDigit || isPositional, !follower.isLetter, !follower.isDigit else { return nil }
        return letter + 1
    }

    /// Returns the end of the name in braces that begins at `start`: `{name}` or `{{ name }}`.
    private static func endOfBraces(_ bytes: [UInt8], _ start: Int) -> Int? {
        // The first brace of a row decides for all of them.
        guard start == 0 || bytes[start - 1] != UInt8(ascii: "{") else { return nil }
        var inner = start + 1
        while inner < bytes.count, bytes[inner] == UInt8(ascii: "{") { inner += 1 }
        guard let end = bytes[inner...].prefix(41).firstIndex(of: UInt8(ascii: "}")), end > inner else { return nil }
        let name = bytes[inner..<end].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }
        guard !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
        else { return nil }
        return bytes[end...].firstIndex { $0 != UInt8(ascii: "}") } ?? bytes.count
    }
}
