/// Converts texts with format specifiers to patterns: `%1$s results`, `%@`, `{count}`, `{{count}}`, `%#@files@`.
enum FormatPattern {
    private static let conversions = Set("@dDiuUxXoOfeEgGcCsSpaAFbh".utf8)

    /// Returns the pattern of a text. Braces are gaps only where `hasBraces` is true.
    static func pattern(_ text: [UInt8], hasBraces: Bool = false) -> TextPattern {
        guard text.contains(UInt8(ascii: "%")) || hasBraces else { return TextPattern([text]) }
        var parts: [[UInt8]] = [[]]
        var at = 0
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "%"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "%") {
                parts[parts.count - 1].append(byte)
                at += 2
            } else if byte == UInt8(ascii: "%"), let end = endOfSpecifier(text, at + 1) {
                parts.append([])
                at = end
            } else if byte == UInt8(ascii: "{"), hasBraces, let end = endOfBraces(text, at) {
                parts.append([])
                at = end
            } else {
                parts[parts.count - 1].append(byte)
                at += 1
            }
        }
        return TextPattern(parts)
    }

    private static func endOfSpecifier(_ text: [UInt8], _ start: Int) -> Int? {
        var at = start
        if at < text.count, text[at] == UInt8(ascii: "#"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "@") {
            return text[(at + 2)...].firstIndex(of: UInt8(ascii: "@")).map { $0 + 1 }
        }
        while at < text.count, "0123456789$.+-#lhqzjt".utf8.contains(text[at]) { at += 1 }
        return at < text.count && conversions.contains(text[at]) && at - start < 12 ? at + 1 : nil
    }

    private static func endOfBraces(_ text: [UInt8], _ start: Int) -> Int? {
        var depth = 0
        for at in start..<min(text.count, start + 2_000) {
            if text[at] == UInt8(ascii: "{") { depth += 1 }
            if text[at] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return at + 1 }
            }
        }
        return nil
    }
}
