import AXSyntax

/// Reads the arguments of a call in code: texts and comments are passed over, brackets are matched.
struct CallReader {
    /// The ranges of the arguments, without white space around them.
    private(set) var arguments: [Range<Int>] = []
    /// The offset of the closing parenthesis.
    private(set) var end = 0

    private let bytes: [UInt8]
    private let language: CodeLanguage
    private var at: Int

    /// The longest call that is read, in bytes.
    private static let longest = 4_000

    /// Reads the call with the opening bracket at an offset; `nil` if its end is not found.
    init?(_ bytes: [UInt8], at open: Int, _ language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
        at = open + 1
        guard read() else { return nil }
    }

    private mutating func read() -> Bool {
        var depth = 0
        var start = at
        let limit = min(bytes.count, at + Self.longest)
        while at < limit {
            switch bytes[at] {
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "'"):
                if language.hasSingleQuotedTexts { skipText() } else { at += 1 }
            case UInt8(ascii: "/") where at + 1 < limit && bytes[at + 1] == UInt8(ascii: "/"):
                // A comment may have what is looked for: such a call is left alone.
                return false
            case UInt8(ascii: "/") where at + 1 < limit && bytes[at + 1] == UInt8(ascii: "*"): return false
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                at += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 {
                    add(start..<at)
                    end = at
                    return bytes[at] == UInt8(ascii: ")")
                }
                depth -= 1
                at += 1
            case UInt8(ascii: ",") where depth == 0:
                add(start..<at)
                at += 1
                start = at
            default: at += 1
            }
        }
        return false
    }

    private mutating func add(_ range: Range<Int>) {
        var range = range
        while let first = range.first, bytes[first] <= 0x20 { range = first + 1..<range.upperBound }
        while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
        if !range.isEmpty { arguments.append(range) }
    }

    private mutating func skipText() {
        let quote = bytes[at]
        let isTriple = at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
        let isRaw = at > 0 && bytes[at - 1] == UInt8(ascii: "r") && language.hasSingleQuotedTexts
        var reader = LiteralReader(
            bytes, at: at, quote: quote, isTriple: isTriple, hashes: 0,
            isRaw: isRaw || isTriple && language.hasRawTripleQuotes, language)
        _ = reader.read()
        at = max(reader.end, at + 1)
    }

    /// The name of an argument, and the offset of its value; the name is empty if there is none.
    func name(of argument: Range<Int>) -> (name: String, value: Int) {
        var end = argument.lowerBound
        while end < argument.upperBound, Self.isWordByte(bytes[end]) { end += 1 }
        var sign = end
        while sign < argument.upperBound, bytes[sign] == 0x20 { sign += 1 }
        let mark = language.namesWithEquals ? UInt8(ascii: "=") : UInt8(ascii: ":")
        guard end > argument.lowerBound, sign < argument.upperBound, bytes[sign] == mark,
            sign + 1 >= argument.upperBound || bytes[sign + 1] != mark
        else { return ("", argument.lowerBound) }
        var value = sign + 1
        while value < argument.upperBound, bytes[value] <= 0x20 { value += 1 }
        return (String(decoding: bytes[argument.lowerBound..<end], as: UTF8.self), value)
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
}
