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
        self.init(bytes, from: open + 1, language)
        guard read() else { return nil }
    }

    private init(_ bytes: [UInt8], from start: Int, _ language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
        at = start
    }

    private mutating func read() -> Bool {
        var depth = 0
        var start = at
        let limit = min(bytes.count, at + Self.longest)
        while at < limit {
            let place = at
            switch pass() {
            // A comment may have what is looked for: such a call is left alone.
            case .comment: return false
            case .opening: depth += 1
            case .closing where depth == 0:
                add(start..<place)
                end = place
                return bytes[place] == UInt8(ascii: ")")
            case .closing: depth -= 1
            case .other:
                guard bytes[place] == UInt8(ascii: ","), depth == 0 else { continue }
                add(start..<place)
                start = at
            }
        }
        return false
    }

    /// Returns whether a range has no comment, and all brackets and texts that it opens are closed at its end.
    static func isComplete(_ range: Range<Int>, of bytes: [UInt8], _ language: CodeLanguage) -> Bool {
        var reader = CallReader(bytes, from: range.lowerBound, language)
        var depth = 0
        while reader.at < range.upperBound, depth >= 0 {
            switch reader.pass() {
            case .comment: return false
            case .opening: depth += 1
            case .closing: depth -= 1
            case .other: break
            }
        }
        return depth == 0 && reader.at == range.upperBound
    }

    private enum Piece { case opening, closing, comment, other }

    /// Passes over a bracket, a whole text or another character, and returns which it is; stays before a comment.
    private mutating func pass() -> Piece {
        let byte = bytes[at]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && language.hasSingleQuotedTexts {
            skipText()
            return .other
        }
        if byte == UInt8(ascii: "/"), at + 1 < bytes.count, "/*".utf8.contains(bytes[at + 1]) { return .comment }
        at += 1
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
        default: return .other
        }
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
