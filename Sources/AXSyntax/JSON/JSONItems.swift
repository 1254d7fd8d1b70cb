/// The items of a JSON array, in order.
@usableFromInline package struct JSONItems: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: JSONDocument
    @usableFromInline var at: Int
    @usableFromInline let end: Int

    @inlinable init(_ document: JSONDocument, from start: Int, to end: Int) {
        self.document = document
        at = start
        self.end = end
    }

    @inlinable package mutating func next() -> JSONValue? {
        guard at < end else { return nil }
        defer { at = document.next(after: at) }
        return JSONValue(document, at)
    }

    /// The number of values in the items, with keys.
    package var valueCount: Int { end - at }

    /// The first item, or `nil` if there is none.
    @inlinable package var first: JSONValue? { at < end ? JSONValue(document, at) : nil }
}
