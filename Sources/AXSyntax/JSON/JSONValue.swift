/// A value of a JSON document, or the key of a member of an object, with its location.
@usableFromInline package struct JSONValue: Sendable {
    @usableFromInline package let document: JSONDocument
    /// The index of the value in the nodes of the document.
    @usableFromInline let index: Int

    @inlinable init(_ document: JSONDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    @inlinable var node: JSONDocument.Node { document.nodes[index] }

    /// The kind of value.
    @inlinable package var kind: JSONDocument.Kind { node.kind }

    /// Whether the value is `null`.
    @inlinable package var isNull: Bool { kind == .null }

    /// Whether the value is an object or an array.
    @inlinable package var isContainer: Bool { node.isContainer }

    /// The byte offset of the value in the file; for a string, that of its opening quote.
    @inlinable package var offset: Int { document.offset(of: index) }

    // MARK: Scalars

    /// The text of a string, or `nil` for another kind of value.
    package var text: String? { kind == .string ? content : nil }

    /// The text of a string, or the characters of a number, `true`, `false` or `null` as they are written.
    package var content: String { document.string(at: index) }

    /// The number, or `nil` for another kind of value and for a number that does not fit a double.
    package var number: Double? { kind == .number ? document.number(at: index) : nil }

    /// The number, or `nil` if it is not a whole one.
    package var wholeNumber: Int? { number.flatMap { Int(exactly: $0) } }

    /// True or false, or `nil` for another kind of value.
    package var flag: Bool? {
        switch kind {
        case .yes: true
        case .no: false
        default: nil
        }
    }

    /// Returns the index in `table` of the string, with or without escapes, or `nil` if the table does not have it.
    package func word(in table: WordTable) -> Int? { document.word(at: index, in: table) }

    /// The range of the string in the bytes of the document, or `nil` for another kind of value and for a string with
    /// escapes.
    package var plainRange: Range<Int>? {
        kind == .string && !node.hasEscapes ? Int(node.start)..<Int(node.end) : nil
    }

    /// Returns the text of a string in UTF-8. Stops after the character that reaches `limit` bytes.
    package func utf8(limit: Int = .max) -> [UInt8] { document.utf8(at: index, limit: limit) }

    /// Converts ascending byte offsets in the text of a string to byte offsets in the file.
    package func offsets(of offsets: [Int]) -> [Int] { document.offsets(of: offsets, inStringAt: index) }

    // MARK: Contents

    /// The items of an array; none for another kind of value.
    @inlinable package var items: JSONItems {
        kind == .array ? JSONItems(document, from: index + 1, to: Int(node.end)) : noItems
    }

    /// A list without items.
    @inlinable package var noItems: JSONItems { JSONItems(document, from: 0, to: 0) }

    /// The items of an array, or the value itself if it is not an array.
    @inlinable package var itemsOrSelf: JSONItems {
        kind == .array ? items : JSONItems(document, from: index, to: document.next(after: index))
    }

    /// The members of an object; none for another kind of value.
    @inlinable package var members: JSONMembers {
        kind == .object
            ? JSONMembers(document, from: index + 1, to: Int(node.end)) : JSONMembers(document, from: 0, to: 0)
    }

    /// The value of the first member of an object with this key, or `nil` if there is none.
    package subscript(key: String) -> JSONValue? {
        document.member(key, of: index).map { JSONValue(document, $0) }
    }

    /// Whether the value is an array or an object without contents.
    package var isEmptyContainer: Bool { isContainer && Int(node.end) == index + 1 }

    /// The numbers of an array of exactly four, or `nil` for any other value.
    package var fourNumbers: (Double, Double, Double, Double)? {
        // An array of four numbers and nothing else has four nodes after its own.
        guard kind == .array, Int(node.end) == index + 5,
            document.nodes[index + 1..<index + 5].allSatisfy({ $0.kind == .number }),
            let first = document.number(at: index + 1), let second = document.number(at: index + 2),
            let third = document.number(at: index + 3), let fourth = document.number(at: index + 4)
        else { return nil }
        return (first, second, third, fourth)
    }

    /// The numbers of an array of two arrays of two, as Foundation encodes a rectangle, or `nil` for any other value.
    package var twoPairs: (Double, Double, Double, Double)? {
        var items = items
        guard let (x, y) = items.next()?.pair, let (width, height) = items.next()?.pair, items.next() == nil else {
            return nil
        }
        return (x, y, width, height)
    }

    private var pair: (Double, Double)? {
        var items = items
        guard let first = items.next()?.number, let second = items.next()?.number, items.next() == nil else {
            return nil
        }
        return (first, second)
    }

    // MARK: Errors

    /// A description of the kind of value, for messages: `an object`, `a number`, `true`.
    package var kindInWords: String { document.describe(index) }

    /// Returns the error that another value was expected.
    package func error(expected: String) -> SyntaxError { error(found: kindInWords, expected: expected) }

    /// Returns an error at the location of the value.
    package func error(found: String, expected: String) -> SyntaxError {
        SyntaxError(at: offset, found: found, expected: expected)
    }
}
