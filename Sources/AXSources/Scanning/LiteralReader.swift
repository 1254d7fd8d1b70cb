/// Reads one text literal: its escapes are resolved, its interpolations are gaps.
struct LiteralReader {
    /// The offset after the literal.
    private(set) var end: Int

    private let bytes: [UInt8]
    private let quote: UInt8
    private let isTriple: Bool
    private let hashes: Int
    private let isRaw: Bool
    private let language: CodeLanguage
    private let spansLines: Bool
    private var parts: [[UInt8]] = [[]]

    private static let backslash = UInt8(ascii: "\\")

    /// Creates a reader of the literal that begins with the quotes at an offset.
    init(
        _ bytes: [UInt8], at start: Int, quote: UInt8, isTriple: Bool, hashes: Int, isRaw: Bool,
        _ language: CodeLanguage,
        spansLines: Bool = false
    ) {
        self.bytes = bytes
        self.quote = quote
        self.isTriple = isTriple
        self.hashes = hashes
        self.isRaw = isRaw
        self.language = language
        self.spansLines = spansLines || isTriple || quote == UInt8(ascii: "`")
        end = start + (isTriple ? 3 : 1)
    }

    /// Returns the constant parts of the literal around its gaps. A literal without an end ends with its line.
    mutating func read() -> [[UInt8]] {
        while end < bytes.count {
            let byte = bytes[end]
            if byte == quote, isClosing {
                end += (isTriple ? 3 : 1) + hashes
                return parts
            }
            if byte == 0x0A, !spansLines { return parts }
            if byte == Self.backslash, !isRaw, isEscape {
                readEscape()
            } else if byte == UInt8(ascii: "$"), interpolatesWithDollar {
                readDollar()
            } else {
                parts[parts.count - 1].append(byte)
                end += 1
            }
        }
        return parts
    }

    private var interpolatesWithDollar: Bool {
        language.interpolatesWithDollar && !(isRaw && !isTriple) || quote == UInt8(ascii: "`")
    }

    private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private var isClosing: Bool {
        if isTriple, byte(at: end + 1) != quote || byte(at: end + 2) != quote { return false }
        let start = end + (isTriple ? 3 : 1)
        return (0..<hashes).allSatisfy { byte(at: start + $0) == UInt8(ascii: "#") }
    }

    /// Whether the backslash is followed by as many `#` as the quotes.
    private var isEscape: Bool { (0..<hashes).allSatisfy { byte(at: end + 1 + $0) == UInt8(ascii: "#") } }

    private mutating func readEscape() {
        end += 1 + hashes
        let byte = byte(at: end)
        end += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): append(0x20)
        case UInt8(ascii: "("):
            if language.interpolatesWithBackslash {
                skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
                parts.append([])
            } else {
                append(byte)
            }
        case UInt8(ascii: "u"): readUnicode()
        // A backslash at the end of a line joins the lines.
        case 0x0A, 0x0D: break
        default: append(byte)
        }
    }

    private mutating func append(_ byte: UInt8) { parts[parts.count - 1].append(byte) }

    /// Reads the digits of `\u00E9` or `\u{E9}`.
    private mutating func readUnicode() {
        let hasBraces = byte(at: end) == UInt8(ascii: "{")
        if hasBraces { end += 1 }
        var value: UInt32 = 0
        var digits = 0
        while digits < (hasBraces ? 8 : 4), let digit = Character(Unicode.Scalar(byte(at: end))).hexDigitValue {
            value = value << 4 | UInt32(digit)
            digits += 1
            end += 1
        }
        if hasBraces, byte(at: end) == UInt8(ascii: "}") { end += 1 }
        if let scalar = Unicode.Scalar(value) { parts[parts.count - 1] += Array(String(Character(scalar)).utf8) }
    }

    private mutating func readDollar() {
        let following = byte(at: end + 1)
        if following == UInt8(ascii: "{") {
            end += 2
            skip(to: UInt8(ascii: "}"), from: UInt8(ascii: "{"))
            parts.append([])
        } else if quote != UInt8(ascii: "`"), Self.isLetter(following) {
            end += 1
            while Self.isLetter(byte(at: end)) || (0x30...0x39).contains(byte(at: end)) { end += 1 }
            parts.append([])
        } else {
            append(UInt8(ascii: "$"))
            end += 1
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }

    /// Skips the code of an interpolation up to the bracket that closes it; texts in it do not count. Without one, the
    /// literal ends with its line.
    private mutating func skip(to closing: UInt8, from opening: UInt8) {
        var depth = 1
        var inner: UInt8 = 0
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x0A, !spansLines { return }
            end += 1
            if inner != 0 {
                if byte == Self.backslash { end += 1 } else if byte == inner { inner = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && language.hasSingleQuotedTexts {
                inner = byte
            } else if byte == opening {
                depth += 1
            } else if byte == closing {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }
}
