/// A JSON text as a flat array of values in the order they stand in the text.
///
/// Our own reader, because a linter must point at the place of every value and must not be slower than the disk. It keeps
/// the bytes, makes no string until one is asked for, and does not recurse. RFC 8259, strictly; two things beside it:
/// `NaN` and the infinities, which careless writers of coordinates leave in dumps, are values of their own kind, and the
/// `commented` dialect allows comments and trailing commas, as configuration files have them.
package struct JSONDocument: Sendable {
    /// What a value is.
    package enum Kind: UInt8, Sendable {
        case object, array, string, number, nonFinite, yes, no, null
    }

    /// Which texts are accepted.
    package enum Dialect: Sendable {
        /// RFC 8259.
        case strict
        /// With `//` and `/* */` comments and a comma after the last value.
        case commented
    }

    /// One value. A key is a string value that stands before the value it names.
    ///
    /// Eight bytes, for a large dump has millions: the end, the kind and the escapes share four of them.
    package struct Node: Sendable {
        /// The first byte; of a string, the one after its quote.
        package let start: UInt32
        private var packed: UInt32

        fileprivate init(kind: Kind, hasEscapes: Bool = false, start: Int, end: Int) {
            self.start = UInt32(truncatingIfNeeded: start)
            packed = UInt32(kind.rawValue) << 29 | (hasEscapes ? 1 << 28 : 0) | UInt32(truncatingIfNeeded: end)
        }

        /// What it is.
        package var kind: Kind { Kind(rawValue: UInt8(packed >> 29)) ?? .null }

        /// A string only: whether it has backslashes.
        package var hasEscapes: Bool { packed >> 28 & 1 == 1 }

        /// Of an object or array: the index of the node after its last descendant. Else: the byte after the last.
        package fileprivate(set) var end: UInt32 {
            get { packed & (1 << 28 - 1) }
            set { packed = packed & ~(1 << 28 - 1) | newValue }
        }
    }

    /// From how many bytes on a file is none we read.
    package static let maximumSize = 1 << 28
    /// How deep arrays and objects may stand in each other.
    package static let maximumDepth = 40_000

    /// The whole text.
    package let bytes: [UInt8]
    /// Every value, a container before what it contains. The first is the root.
    package let nodes: [Node]

    /// Reads one document that begins at byte `start`.
    package init(parsing bytes: [UInt8], from start: Int = 0, dialect: Dialect = .strict) throws(SyntaxError) {
        guard bytes.count < Self.maximumSize else {
            throw SyntaxError(at: 0, "a file of 256 MiB or more cannot be read")
        }
        var failure: SyntaxError?
        // No value takes less than two bytes, a comma or its closing bracket included; only brackets that are never closed,
        // of which there are as many as may be open, take one. Memory that is never touched costs nothing, growing an
        // array of this size costs a copy.
        nodes = [Node](
            unsafeUninitializedCapacity: (bytes.count - start + min(bytes.count - start, Self.maximumDepth)) / 2 + 2
        ) { nodes, count in
            LargePages.advise(UnsafeMutableRawBufferPointer(nodes))
            bytes.withUnsafeBufferPointer { buffer in
                var parser = JSONParser(bytes: buffer, nodes: nodes, at: start, dialect: dialect)
                do throws(SyntaxError) { try parser.parse() } catch { failure = error }
                count = parser.count
            }
        }
        if let failure { throw failure }
        self.bytes = bytes
    }
}

/// The reader itself: one loop over the bytes with a stack of the containers that are open.
private struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let nodes: UnsafeMutableBufferPointer<JSONDocument.Node>
    /// How many of `nodes` are filled.
    private(set) var count = 0
    private var at: Int
    let dialect: JSONDocument.Dialect

    /// Indices of the containers that are open, outermost first.
    private var open: [Int] = []

    init(
        bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeMutableBufferPointer<JSONDocument.Node>, at: Int,
        dialect: JSONDocument.Dialect
    ) {
        self.bytes = bytes
        self.nodes = nodes
        self.at = at
        self.dialect = dialect
    }

    mutating func parse() throws(SyntaxError) {
        try skipBlanks()
        guard at < bytes.count else {
            throw SyntaxError(at: at, found: "an empty file", expected: "a JSON value")
        }
        repeat {
            // At a value.
            let closedAtOnce = try value()
            // After a value: close what ends here, then go to the next value.
            var afterValue = closedAtOnce
            while afterValue, let container = open.last {
                try skipBlanks()
                let inObject = nodes[container].kind == .object
                let close = inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
                guard at < bytes.count, bytes[at] == close || bytes[at] == UInt8(ascii: ",") else {
                    throw expected(inObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
                }
                var closes = bytes[at] == close
                at += 1
                if !closes {
                    try skipBlanks()
                    if dialect == .commented, at < bytes.count, bytes[at] == close {
                        at += 1
                        closes = true
                    }
                }
                if closes {
                    nodes[container].end = UInt32(count)
                    open.removeLast()
                } else {
                    if inObject { try key() }
                    afterValue = false
                }
            }
        } while !open.isEmpty
        try skipBlanks()
        if at < bytes.count {
            let second = bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[")
            throw SyntaxError(
                at: at, found: second ? "a second document" : SyntaxError.describe(bytes, at: at),
                expected: "nothing after the end of the tree: one file holds one document")
        }
    }

    /// Reads a value, or the opening of a container together with its first key. True if the value is complete.
    private mutating func value() throws(SyntaxError) -> Bool {
        try skipBlanks()
        guard at < bytes.count else { throw expected("a value") }
        let start = at
        switch bytes[at] {
        case UInt8(ascii: "\""):
            try string()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let isObject = bytes[at] == UInt8(ascii: "{")
            guard open.count < JSONDocument.maximumDepth else {
                throw SyntaxError(at: at, "values nested deeper than \(JSONDocument.maximumDepth) levels")
            }
            at += 1
            open.append(count)
            append(.init(kind: isObject ? .object : .array, start: start, end: 0))
            try skipBlanks()
            if at < bytes.count, bytes[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                at += 1
                nodes[count - 1].end = UInt32(count)
                open.removeLast()
                return true
            }
            if isObject { try key() }
            return false
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            if bytes[at] == UInt8(ascii: "-"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "I") {
                try word("-Infinity", .nonFinite)
            } else {
                try number()
                append(.init(kind: .number, start: start, end: at))
            }
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        case UInt8(ascii: "N"): try word("NaN", .nonFinite)
        case UInt8(ascii: "I"): try word("Infinity", .nonFinite)
        default: throw expected("a value")
        }
        return true
    }

    @inline(__always)
    private mutating func append(_ node: JSONDocument.Node) {
        (nodes.baseAddress! + count).initialize(to: node)
        count += 1
    }

    private mutating func key() throws(SyntaxError) {
        try skipBlanks()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
        try string()
        try skipBlanks()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw expected("\":\" after the key") }
        at += 1
    }

    private mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind) throws(SyntaxError) {
        let start = at
        let isSpelled = word.withUTF8Buffer { word in
            bytes.count - start >= word.count && (0..<word.count).allSatisfy { bytes[start + $0] == word[$0] }
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
        at = end
        append(.init(kind: kind, start: start, end: end))
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func number() throws(SyntaxError) {
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit") }
        if bytes[at] == UInt8(ascii: "0") {
            at += 1
            if at < bytes.count, isDigit(bytes[at]) {
                throw SyntaxError(
                    at: at - 1, found: "a number that begins with 0", expected: "a number without leading zeros")
            }
        } else {
            skipDigits()
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit after the decimal point") }
            skipDigits()
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard at < bytes.count, isDigit(bytes[at]) else { throw expected("a digit of the exponent") }
            skipDigits()
        }
    }

    private mutating func skipDigits() {
        while at < bytes.count, isDigit(bytes[at]) { at += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

    /// Reads a string from its opening quote.
    private mutating func string() throws(SyntaxError) {
        let quote = at
        var escaped = false
        at += 1
        while true {
            skipPlainText()
            guard at < bytes.count else {
                throw SyntaxError(at: at, found: "the end of the file", expected: "\"\\\"\" at the end of a string")
            }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") {
                escaped = true
                try escape()
            } else if byte < 0x20 {
                throw SyntaxError(
                    at: at, found: SyntaxError.describe(bytes, at: at) + " in a string",
                    expected: "its escape or \"\\\"\" at the end of the string")
            } else if byte < 0x80 {
                at += 1
            } else {
                let length = UTF8Sequence.length(in: bytes, at: at)
                guard length > 0 else {
                    throw SyntaxError(at: at, found: SyntaxError.describe(bytes, at: at), expected: "valid UTF-8")
                }
                at += length
            }
        }
        append(.init(kind: .string, hasEscapes: escaped, start: quote + 1, end: at))
        at += 1
    }

    /// Steps to the next byte that needs a look: a quote, a backslash, a control character, or what is not ASCII.
    @inline(__always)
    private mutating func skipPlainText() {
        var at = at
        while at + 8 <= bytes.count {
            let eight = EightBytes(bytes, at: at)
            let special = eight.nonASCII | eight.less(than: 0x20) | eight.equal(to: 0x22) | eight.equal(to: 0x5C)
            if special != 0 {
                self.at = at + special.trailingZeroBitCount / 8
                return
            }
            at += 8
        }
        while at < bytes.count, bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != 0x22, bytes[at] != 0x5C { at += 1 }
        self.at = at
    }

    /// Checks an escape and steps over it.
    private mutating func escape() throws(SyntaxError) {
        let backslash = at
        at += 1
        guard at < bytes.count else { throw expected("an escaped character") }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            at += 1
            let unit = try hexUnit()
            if unit & 0xFC00 == 0xDC00 { throw loneSurrogate(at: backslash) }
            guard unit & 0xFC00 == 0xD800 else { return }
            guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
                throw loneSurrogate(at: backslash)
            }
            at += 2
            guard try hexUnit() & 0xFC00 == 0xDC00 else { throw loneSurrogate(at: backslash) }
        default:
            throw SyntaxError(
                at: backslash, found: "\"\\\" before " + SyntaxError.describe(bytes, at: at),
                expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private mutating func hexUnit() throws(SyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard at < bytes.count, let digit = hexDigit(bytes[at]) else {
                throw expected("four hexadecimal digits after \\u")
            }
            unit = unit << 4 | UInt16(digit)
            at += 1
        }
        return unit
    }

    private func loneSurrogate(at offset: Int) -> SyntaxError {
        let half = String(decoding: bytes[offset..<min(offset + 6, bytes.count)], as: UTF8.self)
        return SyntaxError(at: offset, found: "the lone surrogate \(half)", expected: "a pair of surrogates or neither")
    }

    @inline(__always)
    private mutating func skipBlanks() throws(SyntaxError) {
        if at < bytes.count, bytes[at] > 0x20, bytes[at] != UInt8(ascii: "/") { return }
        try skipBlanksAndComments()
    }

    private mutating func skipBlanksAndComments() throws(SyntaxError) {
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            case UInt8(ascii: "/") where dialect == .commented: try comment()
            default: return
            }
        }
    }

    private mutating func comment() throws(SyntaxError) {
        let start = at
        guard at + 1 < bytes.count else { throw expected("a value") }
        switch bytes[at + 1] {
        case UInt8(ascii: "/"):
            while at < bytes.count, bytes[at] != 0x0A { try step() }
        case UInt8(ascii: "*"):
            at += 2
            while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") {
                try step()
            }
            guard at + 1 < bytes.count else {
                throw SyntaxError(at: start, found: "a comment without an end", expected: "\"*/\"")
            }
            at += 2
        default: throw expected("a value or a comment")
        }
    }

    /// Steps over a scalar of a comment.
    private mutating func step() throws(SyntaxError) {
        let length = UTF8Sequence.length(in: bytes, at: at)
        guard length > 0 else {
            throw SyntaxError(at: at, found: SyntaxError.describe(bytes, at: at), expected: "valid UTF-8")
        }
        at += length
    }

    private func expected(_ what: String) -> SyntaxError {
        SyntaxError(at: min(at, bytes.count), found: SyntaxError.describe(bytes, at: at), expected: what)
    }
}

/// The value of a hexadecimal digit.
package func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
