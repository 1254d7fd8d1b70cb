/// A JSON text as a flat array of values in document order.
///
/// A reader of its own, because a linter must know the location of every value. It keeps the bytes, creates strings on
/// demand and does not recurse. It accepts RFC 8259 with two extensions: `NaN` and infinities, which some tools write
/// for coordinates, are values of the kind `nonFinite`, and the `commented` dialect allows comments and trailing
/// commas.
///
/// `JSONValue` is the view through which values are read.
@usableFromInline package final class JSONDocument: Sendable {
    /// The kind of a value.
    @usableFromInline package enum Kind: UInt8, Sendable {
        case object, array, string, number, nonFinite, yes, no, null
    }

    /// A set of accepted texts.
    package enum Dialect: Sendable {
        /// RFC 8259.
        case strict
        /// Also `//` and `/* */` comments, and a comma after the last value, for configuration files.
        case commented
    }

    /// One value. A key is a string value that precedes the value it names.
    @usableFromInline package struct Node: Sendable {
        /// The kind of value.
        @usableFromInline package let kind: Kind
        /// Whether a string has escapes; false for other kinds.
        package let hasEscapes: Bool
        /// The offset of the first byte; for a string, of the byte after its opening quote.
        @usableFromInline package let start: UInt32
        /// For an object or array, the index of the node after its last descendant. Otherwise the offset after the last
        /// byte; for a string, of its closing quote. Example: in `[true]`, the array's end is node 2 and that of `true`
        /// is byte 5.
        @usableFromInline package internal(set) var end: UInt32

        init(kind: Kind, hasEscapes: Bool = false, start: Int, end: Int) {
            self.kind = kind
            self.hasEscapes = hasEscapes
            self.start = UInt32(start)
            self.end = UInt32(end)
        }

        /// Whether the value can contain other values.
        @inlinable package var isContainer: Bool { kind == .object || kind == .array }
    }

    /// The size in bytes from which on a file is refused, because nodes have offsets of 32 bits.
    package static let maximumSize = 1 << 32
    /// The greatest depth of nested arrays and objects.
    package static let maximumDepth = 40_000

    /// The whole text.
    package let bytes: [UInt8]
    /// The values in preorder, with keys as strings before their values. The first is the root.
    @usableFromInline package let nodes: [Node]

    /// Parses one document that begins at byte `start`.
    package init(parsing bytes: [UInt8], from start: Int = 0, dialect: Dialect = .strict) throws(SyntaxError) {
        guard bytes.count < Self.maximumSize else {
            throw SyntaxError(at: 0, "a file of 4 GiB or more cannot be read")
        }
        nodes = try bytes.withUnsafeBufferPointer { buffer throws(SyntaxError) in
            var parser = JSONParser(bytes: buffer, dialect: dialect)
            return try parser.document(from: start)
        }
        self.bytes = bytes
    }

    /// The outermost value.
    package var root: JSONValue { JSONValue(self, 0) }
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
