/// The items of a JSON array, in order.
package struct JSONItems: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var at: Int
    private let end: Int

    init(_ document: JSONDocument, from start: Int, to end: Int) {
        self.document = document
        at = start
        self.end = end
    }

    package mutating func next() -> JSONValue? {
        guard at < end else { return nil }
        defer { at = document.next(after: at) }
        return JSONValue(document, at)
    }

    /// The first item, or `nil` if there is none.
    package var first: JSONValue? { at < end ? JSONValue(document, at) : nil }
}
