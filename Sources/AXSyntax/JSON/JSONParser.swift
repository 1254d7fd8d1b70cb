/// The parser behind `JSONDocument`: one loop over the bytes with a stack of the open containers.
///
/// Every step takes the offset of its first byte and returns the offset after its last. No step throws: a step that
/// fails records the error and returns the end of the text, where every other step ends too.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let dialect: JSONDocument.Dialect
    /// The values so far, in preorder.
    private var nodes: [JSONDocument.Node] = []
    /// The open containers, the outermost first: the index of each, and the bracket that closes it.
    private var open: [(node: Int, closing: UInt8)] = []
    /// The first error.
    private var failure: SyntaxError?

    init(bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDocument.Dialect) {
        self.bytes = bytes
        self.dialect = dialect
        // An estimate of the usual number of bytes for each value, to avoid copies of a growing array.
        nodes.reserveCapacity(bytes.count / 8)
    }

    /// Parses one document that begins at byte `start`.
    mutating func document(from start: Int) throws(SyntaxError) -> [JSONDocument.Node] {
        let first = blanks(start)
        if first < bytes.count { finish(values(first)) } else { _ = fail(first, "an empty file", "a JSON value") }
        if let failure { throw failure }
        return nodes
    }

    /// Checks that nothing follows the document.
    private mutating func finish(_ end: Int) {
        guard end < bytes.count else { return }
        let isSecond = bytes[end] == UInt8(ascii: "{") || bytes[end] == UInt8(ascii: "[")
        _ = fail(
            end, isSecond ? "a second document" : SyntaxError.describe(bytes, at: end),
            "nothing after the end of the tree: one file holds one document")
    }

    /// Parses one value with its descendants, and the white space after it.
    private mutating func values(_ start: Int) -> Int {
        var at = start
        repeat {
            guard at < bytes.count else { return unexpected(at, "a value") }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                at = blanks(string(at))
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                guard open.count < JSONDocument.maximumDepth else {
                    return fail(SyntaxError(at: at, "values nested deeper than \(JSONDocument.maximumDepth) levels"))
                }
                let isObject = byte == UInt8(ascii: "{")
                let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
                open.append((nodes.count, closing))
                nodes.append(.init(kind: isObject ? .object : .array, start: at, end: 0))
                at = blanks(at + 1)
                if at == bytes.count || bytes[at] != closing {
                    if isObject { at = blanks(key(at)) }
                    continue
                }
            } else {
                at = blanks(scalar(at))
            }
            at = closeContainers(at)
        } while !open.isEmpty
        return at
    }

    /// After a value: closes the containers that end here, then moves on to the next value.
    private mutating func closeContainers(_ start: Int) -> Int {
        var at = start
        while let (container, closing) = open.last {
            guard at < bytes.count else { return unexpectedAfterValue(at, closing) }
            if bytes[at] == UInt8(ascii: ",") {
                at = blanks(at + 1)
                // The commented dialect allows a comma before the end.
                guard dialect == .commented, at < bytes.count, bytes[at] == closing else {
                    return closing == UInt8(ascii: "}") ? blanks(key(at)) : at
                }
            } else if bytes[at] != closing {
                return unexpectedAfterValue(at, closing)
            }
            nodes[container].end = UInt32(nodes.count)
            open.removeLast()
            at = blanks(at + 1)
        }
        return at
    }

    private mutating func unexpectedAfterValue(_ at: Int, _ closing: UInt8) -> Int {
        unexpected(at, closing == UInt8(ascii: "}") ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }

    // MARK: Failures

    /// Records an error, unless there is one already, and returns the end of the text.
    private mutating func fail(_ error: SyntaxError) -> Int {
        if failure == nil { failure = error }
        return bytes.count
    }

    private mutating func fail(_ at: Int, _ found: String, _ expected: String) -> Int {
        fail(SyntaxError(at: at, found: found, expected: expected))
    }

    /// Fails at an unexpected byte.
    private mutating func unexpected(_ at: Int, _ expected: String) -> Int {
        fail(min(at, bytes.count), SyntaxError.describe(bytes, at: at), expected)
    }

    // MARK: Values

    /// Reads a number, `true`, `false`, `null` or a number that is not finite.
    private mutating func scalar(_ at: Int) -> Int {
        let byte = bytes[at]
        if isDigit(byte) { return number(at, at) }
        switch byte {
        case UInt8(ascii: "-"):
            if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "I") { return word("-Infinity", .nonFinite, at) }
            return number(at, at + 1)
        case UInt8(ascii: "t"): return word("true", .yes, at)
        case UInt8(ascii: "f"): return word("false", .no, at)
        case UInt8(ascii: "n"): return word("null", .null, at)
        case UInt8(ascii: "N"): return word("NaN", .nonFinite, at)
        case UInt8(ascii: "I"): return word("Infinity", .nonFinite, at)
        default: return unexpected(at, "a value")
        }
    }

    /// Reads a key and the colon after it.
    private mutating func key(_ at: Int) -> Int {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return unexpected(at, "a key in double quotes") }
        let colon = blanks(string(at))
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
            return unexpected(colon, "\":\" after the key")
        }
        return colon + 1
    }

    private mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind, _ start: Int) -> Int {
        let end = start + word.utf8CodeUnitCount
        guard end <= bytes.count else { return unknownWord(start) }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] {
            return unknownWord(start)
        }
        guard end == bytes.count || !isWordByte(bytes[end]) else { return unknownWord(start) }
        nodes.append(.init(kind: kind, start: start, end: end))
        return end
    }

    private mutating func unknownWord(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, end - start < 20, isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: "-") {
            end += 1
        }
        return fail(start, "\"\(String(decoding: bytes[start..<end], as: UTF8.self))\"", "a value")
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: Numbers

    /// Reads a number whose first digit, after its sign, is at `first`.
    private mutating func number(_ start: Int, _ first: Int) -> Int {
        guard first < bytes.count, isDigit(bytes[first]) else { return unexpected(first, "a digit") }
        var at = digits(first + 1)
        if bytes[first] == UInt8(ascii: "0"), at > first + 1 {
            return fail(first, "a number that begins with 0", "a number without leading zeros")
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") || bytes[at] | 0x20 == UInt8(ascii: "e") {
            at = fraction(at)
        }
        nodes.append(.init(kind: .number, start: start, end: at))
        return at
    }

    /// Reads a fraction, an exponent, or both.
    private mutating func fraction(_ start: Int) -> Int {
        var at = start
        if bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard at < bytes.count, isDigit(bytes[at]) else { return unexpected(at, "a digit after the decimal point") }
            at = digits(at)
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard at < bytes.count, isDigit(bytes[at]) else { return unexpected(at, "a digit of the exponent") }
            at = digits(at)
        }
        return at
    }

    private func digits(_ start: Int) -> Int {
        var at = start
        while at < bytes.count, isDigit(bytes[at]) { at &+= 1 }
        return at
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

    // MARK: Strings

    /// Reads a string from its opening quote.
    private mutating func string(_ quote: Int) -> Int {
        let end = plainTextEnd(quote + 1)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return richString(quote, end) }
        nodes.append(.init(kind: .string, start: quote + 1, end: end))
        return end + 1
    }

    /// Reads a string with escapes or non-ASCII characters, whose text is plain up to `plainEnd`.
    private mutating func richString(_ quote: Int, _ plainEnd: Int) -> Int {
        var at = plainEnd
        var hasEscapes = false
        while true {
            guard at < bytes.count else { return fail(at, "the end of the file", "\"\\\"\" at the end of a string") }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                at = escape(at)
            } else if byte < 0x20 {
                return fail(
                    at, SyntaxError.describe(bytes, at: at) + " in a string",
                    "its escape or \"\\\"\" at the end of the string")
            } else {
                let length = UTF8Sequence.length(in: bytes, at: at)
                guard length > 0 else { return unexpected(at, "valid UTF-8") }
                at += length
            }
            at = plainTextEnd(at)
        }
        nodes.append(.init(kind: .string, hasEscapes: hasEscapes, start: quote + 1, end: at))
        return at + 1
    }

    /// Returns the offset of the next quote, backslash, control character or non-ASCII byte.
    private func plainTextEnd(_ start: Int) -> Int {
        bytes.firstSpecial(from: start, UInt8(ascii: "\""), UInt8(ascii: "\\"))
    }

    /// Checks an escape.
    private mutating func escape(_ backslash: Int) -> Int {
        let at = backslash + 1
        guard at < bytes.count else { return unexpected(at, "an escaped character") }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 1
        case UInt8(ascii: "u"):
            guard let unit = hexUnit(at + 1) else { return bytes.count }
            let end = at + 5
            guard unit & 0xF800 == 0xD800 else { return end }
            guard unit & 0xFC00 == 0xD800, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
                bytes[end + 1] == UInt8(ascii: "u")
            else { return loneSurrogate(backslash) }
            guard let other = hexUnit(end + 2) else { return bytes.count }
            return other & 0xFC00 == 0xDC00 ? end + 6 : loneSurrogate(backslash)
        default:
            return fail(
                backslash, "\"\\\" before " + SyntaxError.describe(bytes, at: at),
                "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    /// Reads four hexadecimal digits. Fails and returns `nil` if there are none.
    private mutating func hexUnit(_ start: Int) -> UInt16? {
        var unit: UInt16 = 0
        for at in start..<start + 4 {
            guard at < bytes.count, let digit = hexDigit(bytes[at]) else {
                _ = unexpected(at, "four hexadecimal digits after \\u")
                return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private mutating func loneSurrogate(_ offset: Int) -> Int {
        let half = String(decoding: bytes[offset..<min(offset + 6, bytes.count)], as: UTF8.self)
        return fail(offset, "the lone surrogate \(half)", "a surrogate pair")
    }

    // MARK: Between values

    /// Skips white space, and comments in the dialect that allows them.
    private mutating func blanks(_ start: Int) -> Int {
        Self.isContent(bytes, start) ? start : someBlanks(start)
    }

    private mutating func someBlanks(_ start: Int) -> Int {
        // Fast path for a single space, the most frequent white space.
        if start < bytes.count, bytes[start] == 0x20, Self.isContent(bytes, start &+ 1) { return start &+ 1 }
        return blanksAndComments(start)
    }

    /// Whether the byte is neither white space nor the beginning of a comment.
    private static func isContent(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
        at < bytes.count && bytes[at] > 0x20 && bytes[at] != UInt8(ascii: "/")
    }

    private mutating func blanksAndComments(_ start: Int) -> Int {
        var at = start
        while at < bytes.count {
            switch bytes[at] {
            case 0x0A: at = bytes.endOfSpaces(from: at + 1)
            case 0x20, 0x0D, 0x09: at += 1
            case UInt8(ascii: "/") where dialect == .commented: at = comment(at)
            default: return at
            }
        }
        return at
    }

    private mutating func comment(_ start: Int) -> Int {
        guard start + 1 < bytes.count else { return unexpected(start, "a value") }
        var at = start
        switch bytes[at + 1] {
        case UInt8(ascii: "/"):
            while at < bytes.count, bytes[at] != 0x0A { at = step(at) }
            return at
        case UInt8(ascii: "*"):
            at += 2
            while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") {
                at = step(at)
            }
            guard at + 1 < bytes.count else { return fail(start, "an unterminated comment", "\"*/\"") }
            return at + 2
        default: return unexpected(at, "a value or a comment")
        }
    }

    /// Skips a scalar of a comment.
    private mutating func step(_ at: Int) -> Int {
        let length = UTF8Sequence.length(in: bytes, at: at)
        return length > 0 ? at + length : unexpected(at, "valid UTF-8")
    }
}
