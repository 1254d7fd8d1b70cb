/// The reader behind `JSONDocument`: one loop over the bytes with a stack of the containers that are open.
///
/// Every step takes the byte it begins at and returns the one after its last. Kept in a register like that, the place in the
/// text costs nothing, and this loop is where a large dump spends a quarter of its time.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let nodes: UnsafeMutableBufferPointer<JSONDocument.Node>
    private let dialect: JSONDocument.Dialect
    /// How many of `nodes` are filled.
    private(set) var count = 0

    /// A reader of these bytes that puts their values into `nodes`, in which there must be room for all of them.
    init(
        bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeMutableBufferPointer<JSONDocument.Node>,
        dialect: JSONDocument.Dialect
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.dialect = dialect
    }

    /// Reads one document.
    mutating func parse(from start: Int) throws(SyntaxError) {
        var at = try blanks(start)
        guard at < bytes.count else {
            throw SyntaxError(at: at, found: "an empty file", expected: "a JSON value")
        }
        // The innermost container that is open, and those around it; -1 around the root.
        var container = -1
        var isObject = false
        var outer: [Int] = []
        repeat {
            // At a value: a container opens, anything else is complete at once.
            guard at < bytes.count else { throw expected("a value", at) }
            let byte = bytes[at]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                guard outer.count < JSONDocument.maximumDepth else {
                    throw SyntaxError(at: at, "values nested deeper than \(JSONDocument.maximumDepth) levels")
                }
                outer.append(container)
                container = count
                isObject = byte == UInt8(ascii: "{")
                append(.init(kind: isObject ? .object : .array, start: at, end: 0))
                at = try blanks(at + 1)
                if at == bytes.count || bytes[at] != Self.closing(isObject) {
                    if isObject { at = try key(at) }
                    at = try blanks(at)
                    continue
                }
            } else {
                at = try blanks(scalar(at))
            }
            // After a value: close what ends here, then go to the next value.
            while container >= 0 {
                let closing = Self.closing(isObject)
                guard at < bytes.count, bytes[at] == closing || bytes[at] == UInt8(ascii: ",") else {
                    throw expected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"", at)
                }
                if bytes[at] != closing {
                    at = try blanks(at + 1)
                    // The commented dialect lets a comma stand before the end.
                    guard dialect == .commented, at < bytes.count, bytes[at] == closing else {
                        if isObject { at = try blanks(key(at)) }
                        break
                    }
                }
                nodes[container].end = UInt32(truncatingIfNeeded: count)
                container = outer.removeLast()
                isObject = container >= 0 && nodes[container].kind == .object
                at = try blanks(at + 1)
            }
        } while container >= 0
        if at < bytes.count {
            let isSecond = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[")
            throw SyntaxError(
                at: at, found: isSecond ? "a second document" : SyntaxError.describe(bytes, at: at),
                expected: "nothing after the end of the tree: one file holds one document")
        }
    }

    @inline(__always)
    private static func closing(_ isObject: Bool) -> UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    @inline(__always)
    private mutating func append(_ node: JSONDocument.Node) {
        nodes.initializeElement(at: count, to: node)
        count &+= 1
    }

    // MARK: Values

    /// Reads a value that contains no other.
    @inline(__always)
    private mutating func scalar(_ at: Int) throws(SyntaxError) -> Int {
        switch bytes[at] {
        case UInt8(ascii: "\""): return try string(at)
        case UInt8(ascii: "-") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "I"):
            return try word("-Infinity", .nonFinite, at)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let end = try number(at)
            append(.init(kind: .number, start: at, end: end))
            return end
        case UInt8(ascii: "t"): return try word("true", .yes, at)
        case UInt8(ascii: "f"): return try word("false", .no, at)
        case UInt8(ascii: "n"): return try word("null", .null, at)
        case UInt8(ascii: "N"): return try word("NaN", .nonFinite, at)
        case UInt8(ascii: "I"): return try word("Infinity", .nonFinite, at)
        default: throw expected("a value", at)
        }
    }

    /// Reads a key and the colon after it.
    @inline(__always)
    private mutating func key(_ at: Int) throws(SyntaxError) -> Int {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw expected("a key in double quotes", at) }
        let colon = try blanks(string(at))
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
            throw expected("\":\" after the key", colon)
        }
        return colon + 1
    }

    private mutating func word(
        _ word: StaticString, _ kind: JSONDocument.Kind, _ start: Int
    ) throws(SyntaxError) -> Int {
        let isSpelled = word.withUTF8Buffer { word in
            guard bytes.count - start >= word.count else { return false }
            for offset in word.indices where bytes[start + offset] != word[offset] { return false }
            return true
        }
        let end = start + word.utf8CodeUnitCount
        guard isSpelled, end == bytes.count || !isWordByte(bytes[end]) else {
            var end = start
            while end < bytes.count, end - start < 20, isWordByte(bytes[end]) || bytes[end] == UInt8(ascii: "-") {
                end += 1
            }
            throw SyntaxError(
                at: start, found: "\"\(String(decoding: bytes[start..<end], as: UTF8.self))\"", expected: "a value")
        }
        append(.init(kind: kind, start: start, end: end))
        return end
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

    @inline(__always)
    private func number(_ start: Int) throws(SyntaxError) -> Int {
        var at = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
        guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit", at) }
        let isZero = bytes[at] == UInt8(ascii: "0")
        at += 1
        if isZero, at < bytes.count, isDigit(bytes[at]) {
            throw SyntaxError(
                at: at - 1, found: "a number that begins with 0", expected: "a number without leading zeros")
        }
        at = digits(at)
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit after the decimal point", at) }
            at = digits(at)
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit of the exponent", at) }
            at = digits(at)
        }
        return at
    }

    @inline(__always)
    private func digits(_ start: Int) -> Int {
        var at = start
        while at < bytes.count, isDigit(bytes[at]) { at &+= 1 }
        return at
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

    // MARK: Strings

    /// Reads a string from its opening quote.
    @inline(__always)
    private mutating func string(_ quote: Int) throws(SyntaxError) -> Int {
        let end = plainTextEnd(quote + 1)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return try richString(quote, end) }
        append(.init(kind: .string, start: quote + 1, end: end))
        return end + 1
    }

    /// Reads a string with escapes or with more than ASCII, whose text is plain up to `plainEnd`.
    private mutating func richString(_ quote: Int, _ plainEnd: Int) throws(SyntaxError) -> Int {
        var at = plainEnd
        var hasEscapes = false
        while true {
            guard at < bytes.count else {
                throw SyntaxError(at: at, found: "the end of the file", expected: "\"\\\"\" at the end of a string")
            }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                at = try escape(at)
            } else if byte < 0x20 {
                throw SyntaxError(
                    at: at, found: SyntaxError.describe(bytes, at: at) + " in a string",
                    expected: "its escape or \"\\\"\" at the end of the string")
            } else {
                let length = UTF8Sequence.length(in: bytes, at: at)
                guard length > 0 else {
                    throw SyntaxError(at: at, found: SyntaxError.describe(bytes, at: at), expected: "valid UTF-8")
                }
                at += length
            }
            at = plainTextEnd(at)
        }
        append(.init(kind: .string, hasEscapes: hasEscapes, start: quote + 1, end: at))
        return at + 1
    }

    /// The next byte that needs a look: a quote, a backslash, a control character, or what is not ASCII.
    @inline(__always)
    private func plainTextEnd(_ start: Int) -> Int {
        var at = start
        while at &+ 8 <= bytes.count {
            let eight = EightBytes(bytes, at: at)
            let special = eight.nonASCII | eight.less(than: 0x20) | eight.equal(to: 0x22) | eight.equal(to: 0x5C)
            if special != 0 { return at &+ special.trailingZeroBitCount / 8 }
            at &+= 8
        }
        while at < bytes.count, bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != 0x22, bytes[at] != 0x5C { at &+= 1 }
        return at
    }

    /// Checks an escape and steps over it.
    private func escape(_ backslash: Int) throws(SyntaxError) -> Int {
        var at = backslash + 1
        guard at < bytes.count else { throw expected("an escaped character", at) }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return at + 1
        case UInt8(ascii: "u"):
            let unit = try hexUnit(at + 1)
            at += 5
            if unit & 0xFC00 == 0xDC00 { throw loneSurrogate(at: backslash) }
            guard unit & 0xFC00 == 0xD800 else { return at }
            guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
                throw loneSurrogate(at: backslash)
            }
            guard try hexUnit(at + 2) & 0xFC00 == 0xDC00 else { throw loneSurrogate(at: backslash) }
            return at + 6
        default:
            throw SyntaxError(
                at: backslash, found: "\"\\\" before " + SyntaxError.describe(bytes, at: at),
                expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private func hexUnit(_ start: Int) throws(SyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for at in start..<start + 4 {
            guard at < bytes.count, let digit = hexDigit(bytes[at]) else {
                throw expected("four hexadecimal digits after \\u", at)
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    private func loneSurrogate(at offset: Int) -> SyntaxError {
        let half = String(decoding: bytes[offset..<min(offset + 6, bytes.count)], as: UTF8.self)
        return SyntaxError(at: offset, found: "the lone surrogate \(half)", expected: "a pair of surrogates or neither")
    }

    // MARK: Between values

    /// Steps over blanks, and over comments in the dialect that has them.
    @inline(__always)
    private func blanks(_ start: Int) throws(SyntaxError) -> Int {
        if isContent(start) { return start }
        // Where there is a blank, it is one space more often than not.
        if start < bytes.count, bytes[start] == 0x20, isContent(start &+ 1) { return start &+ 1 }
        return try blanksAndComments(start)
    }

    /// Whether what stands there is neither a blank nor the beginning of a comment.
    @inline(__always)
    private func isContent(_ at: Int) -> Bool {
        at < bytes.count && bytes[at] > 0x20 && bytes[at] != UInt8(ascii: "/")
    }

    private func blanksAndComments(_ start: Int) throws(SyntaxError) -> Int {
        var at = start
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            case UInt8(ascii: "/") where dialect == .commented: at = try comment(at)
            default: return at
            }
        }
        return at
    }

    private func comment(_ start: Int) throws(SyntaxError) -> Int {
        guard start + 1 < bytes.count else { throw expected("a value", start) }
        var at = start
        switch bytes[at + 1] {
        case UInt8(ascii: "/"):
            while at < bytes.count, bytes[at] != 0x0A { at = try step(at) }
            return at
        case UInt8(ascii: "*"):
            at += 2
            while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") {
                at = try step(at)
            }
            guard at + 1 < bytes.count else {
                throw SyntaxError(at: start, found: "a comment without an end", expected: "\"*/\"")
            }
            return at + 2
        default: throw expected("a value or a comment", at)
        }
    }

    /// Steps over a scalar of a comment.
    private func step(_ at: Int) throws(SyntaxError) -> Int {
        let length = UTF8Sequence.length(in: bytes, at: at)
        guard length > 0 else {
            throw SyntaxError(at: at, found: SyntaxError.describe(bytes, at: at), expected: "valid UTF-8")
        }
        return at + length
    }

    private func expected(_ what: String, _ at: Int) -> SyntaxError {
        SyntaxError(at: min(at, bytes.count), found: SyntaxError.describe(bytes, at: at), expected: what)
    }
}
