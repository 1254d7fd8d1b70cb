/// The reader behind `JSONDocument`: one loop over the bytes with a stack of the containers that are open.
///
/// Every step takes the byte it begins at and returns the one after its last. Kept in a register like that, the place in the
/// text costs nothing, and this loop is where a large dump spends a quarter of its time. No step throws: one that fails
/// remembers why and goes to the end of the text, where every other step ends too.
struct JSONParser {
    /// The containers that are open at a place of the text, each by its index among the nodes, doubled, and 1 more if it is an
    /// object.
    struct Open: Sendable {
        /// The innermost; -1 outside of all.
        var innermost = -1
        /// Those around it.
        var outer: [Int] = []

        /// An array that is number 0.
        static let array = Open(innermost: 0, outer: [-1])
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let nodes: UnsafeMutableBufferPointer<JSONDocument.Node>
    private let dialect: JSONDocument.Dialect
    /// How many nodes stand before those of this parser.
    private let base: Int
    /// How many of `nodes` are filled.
    private(set) var count = 0
    /// What is open where the text ended although a value was due.
    private(set) var open: Open
    /// Of containers before those of this parser: the ends that were met.
    private(set) var endsBefore: [(index: Int, end: Int)] = []
    /// How many containers were open at once.
    private(set) var depth = 0
    /// The first thing that was wrong. Of what comes after it nothing is known.
    private(set) var failure: SyntaxError?

    /// A reader of these bytes that puts their values into `nodes`, in which there must be room for all of them. Of a text that
    /// is read in parts: with so many nodes before its own, and where these containers are open.
    init(
        bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeMutableBufferPointer<JSONDocument.Node>,
        dialect: JSONDocument.Dialect, base: Int = 0, open: Open = Open()
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.dialect = dialect
        self.base = base
        self.open = open
    }

    /// Reads one document.
    mutating func document(from start: Int) {
        let first = blanks(start)
        if first < bytes.count { finish(values(first)) } else { _ = fail(first, "an empty file", "a JSON value") }
    }

    /// Reads values up to the end of the outermost container that is open. Gives the byte behind it.
    mutating func items(from start: Int) -> Int { values(start) }

    /// Reads what follows a value up to the end of the document.
    mutating func rest(from start: Int) { finish(values(start, isBehindValue: true)) }

    /// Checks that nothing follows the document.
    private mutating func finish(_ end: Int) {
        guard end < bytes.count else { return }
        let isSecond = bytes[end] == UInt8(ascii: "{") || bytes[end] == UInt8(ascii: "[")
        _ = fail(
            end, isSecond ? "a second document" : SyntaxError.describe(bytes, at: end),
            "nothing after the end of the tree: one file holds one document")
    }

    /// Reads values until all containers are closed, with the blanks behind the last.
    private mutating func values(_ start: Int, isBehindValue: Bool = false) -> Int {
        var at = start
        var container = open.innermost
        var isObject = Self.isObject(container)
        var outer = open.outer
        var isValueDue = !isBehindValue
        repeat {
            // At a value: a container opens, anything else is complete at once.
            if isValueDue {
                guard at < bytes.count else {
                    open = Open(innermost: container, outer: outer)
                    return unexpected(at, "a value")
                }
                let byte = bytes[at]
                if byte == UInt8(ascii: "\"") {
                    at = blanks(string(at))
                } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                    guard outer.count < JSONDocument.maximumDepth else {
                        return fail(
                            SyntaxError(at: at, "values nested deeper than \(JSONDocument.maximumDepth) levels"))
                    }
                    outer.append(container)
                    depth = max(depth, outer.count)
                    isObject = byte == UInt8(ascii: "{")
                    container = (base &+ count) &<< 1 | (isObject ? 1 : 0)
                    append(.init(kind: isObject ? .object : .array, start: at, end: 0))
                    at = blanks(at + 1)
                    if at == bytes.count || bytes[at] != Self.closing(isObject) {
                        if isObject { at = blanks(key(at)) }
                        continue
                    }
                } else {
                    at = blanks(scalar(at))
                }
            }
            isValueDue = true
            // After a value: close what ends here, then go to the next value.
            while container >= 0 {
                let closing = Self.closing(isObject)
                guard at < bytes.count, bytes[at] == closing || bytes[at] == UInt8(ascii: ",") else {
                    return unexpected(at, isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
                }
                if bytes[at] != closing {
                    at = blanks(at + 1)
                    // The commented dialect lets a comma stand before the end.
                    guard dialect == .commented, at < bytes.count, bytes[at] == closing else {
                        if isObject { at = blanks(key(at)) }
                        break
                    }
                }
                close(container &>> 1)
                container = outer.removeLast()
                isObject = Self.isObject(container)
                at = blanks(at + 1)
            }
        } while container >= 0
        return at
    }

    /// Whether a container that is open is an object.
    @inline(__always)
    private static func isObject(_ container: Int) -> Bool { container & 1 == 1 && container >= 0 }

    @inline(__always)
    private mutating func close(_ index: Int) {
        if index >= base {
            nodes[index &- base].end = UInt32(truncatingIfNeeded: base &+ count)
        } else {
            endsBefore.append((index, base + count))
        }
    }

    @inline(__always)
    private static func closing(_ isObject: Bool) -> UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    @inline(__always)
    private mutating func append(_ node: JSONDocument.Node) {
        nodes.initializeElement(at: count, to: node)
        count &+= 1
    }

    // MARK: Failures

    /// Remembers what is wrong, if nothing was before, and goes to the end of the text.
    @inline(never)
    private mutating func fail(_ error: SyntaxError) -> Int {
        if failure == nil { failure = error }
        return bytes.count
    }

    private mutating func fail(_ at: Int, _ found: String, _ expected: String) -> Int {
        fail(SyntaxError(at: at, found: found, expected: expected))
    }

    /// Fails at a byte that is not what should stand there.
    @inline(never)
    private mutating func unexpected(_ at: Int, _ expected: String) -> Int {
        fail(min(at, bytes.count), SyntaxError.describe(bytes, at: at), expected)
    }

    // MARK: Values

    /// Reads a value that is no string and contains no other.
    @inline(__always)
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
    @inline(__always)
    private mutating func key(_ at: Int) -> Int {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return unexpected(at, "a key in double quotes") }
        let colon = blanks(string(at))
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
            return unexpected(colon, "\":\" after the key")
        }
        return colon + 1
    }

    @inline(__always)
    private mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind, _ start: Int) -> Int {
        let end = start + word.utf8CodeUnitCount
        guard end <= bytes.count else { return unknownWord(start) }
        for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] {
            return unknownWord(start)
        }
        guard end == bytes.count || !isWordByte(bytes[end]) else { return unknownWord(start) }
        append(.init(kind: kind, start: start, end: end))
        return end
    }

    @inline(never)
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

    /// Reads a number whose first digit should stand at `first`, behind its sign.
    @inline(__always)
    private mutating func number(_ start: Int, _ first: Int) -> Int {
        guard first < bytes.count, isDigit(bytes[first]) else { return unexpected(first, "a digit") }
        var at = digits(first + 1)
        if bytes[first] == UInt8(ascii: "0"), at > first + 1 {
            return fail(first, "a number that begins with 0", "a number without leading zeros")
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") || bytes[at] | 0x20 == UInt8(ascii: "e") {
            at = fraction(at)
        }
        append(.init(kind: .number, start: start, end: at))
        return at
    }

    /// Reads what follows the digits before the point: a fraction, an exponent, or both.
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
    private mutating func string(_ quote: Int) -> Int {
        let end = plainTextEnd(quote + 1)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return richString(quote, end) }
        append(.init(kind: .string, start: quote + 1, end: end))
        return end + 1
    }

    /// Reads a string with escapes or with more than ASCII, whose text is plain up to `plainEnd`.
    @inline(never)
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
        append(.init(kind: .string, hasEscapes: hasEscapes, start: quote + 1, end: at))
        return at + 1
    }

    /// The next byte that needs a look: a quote, a backslash, a control character, or what is not ASCII.
    @inline(__always)
    private func plainTextEnd(_ start: Int) -> Int {
        var at = start
        while at &+ 8 <= bytes.count {
            let special = EightBytes(bytes, at: at).firstUnplain(0x22, 0x5C)
            if special < 8 { return at &+ special }
            at &+= 8
        }
        while at < bytes.count, bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != 0x22, bytes[at] != 0x5C { at &+= 1 }
        return at
    }

    /// Checks an escape and steps over it.
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

    /// The four hexadecimal digits that should stand there; nil, and failed, if they do not.
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
        return fail(offset, "the lone surrogate \(half)", "a pair of surrogates or neither")
    }

    // MARK: Between values

    /// Steps over blanks, and over comments in the dialect that has them.
    @inline(__always)
    private mutating func blanks(_ start: Int) -> Int {
        if isContent(start) { return start }
        // Where there is a blank, it is one space more often than not.
        if start < bytes.count, bytes[start] == 0x20, isContent(start &+ 1) { return start &+ 1 }
        return blanksAndComments(start)
    }

    /// Whether what stands there is neither a blank nor the beginning of a comment.
    @inline(__always)
    private func isContent(_ at: Int) -> Bool {
        at < bytes.count && bytes[at] > 0x20 && bytes[at] != UInt8(ascii: "/")
    }

    @inline(never)
    private mutating func blanksAndComments(_ start: Int) -> Int {
        var at = start
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
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
            guard at + 1 < bytes.count else { return fail(start, "a comment without an end", "\"*/\"") }
            return at + 2
        default: return unexpected(at, "a value or a comment")
        }
    }

    /// Steps over a scalar of a comment.
    private mutating func step(_ at: Int) -> Int {
        let length = UTF8Sequence.length(in: bytes, at: at)
        return length > 0 ? at + length : unexpected(at, "valid UTF-8")
    }
}
