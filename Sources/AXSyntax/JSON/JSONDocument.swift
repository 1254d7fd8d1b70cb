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

    /// One value. A key is a string value that precedes the value it names.
    package struct Node: Sendable {
        /// The kind of value.
        package let kind: Kind
        /// A string only: whether it has backslashes.
        package let hasEscapes: Bool
        /// The first byte; of a string, the byte after its quote.
        package let start: UInt32
        /// Of an object or array: the index of the node after its last descendant. Otherwise: the byte after the last.
        package internal(set) var end: UInt32

        init(kind: Kind, hasEscapes: Bool = false, start: Int, end: Int) {
            self.kind = kind
            self.hasEscapes = hasEscapes
            self.start = UInt32(start)
            self.end = UInt32(end)
        }

        /// Whether the value can contain other values.
        var isContainer: Bool { kind == .object || kind == .array }
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
        nodes = try bytes.withUnsafeBufferPointer { buffer throws(SyntaxError) in
            var parser = JSONParser(bytes: buffer, dialect: dialect)
            return try parser.document(from: start)
        }
        self.bytes = bytes
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
