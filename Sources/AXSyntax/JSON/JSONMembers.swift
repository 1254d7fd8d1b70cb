/// The members of a JSON object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var at: Int
    private let end: Int

    init(_ document: JSONDocument, from start: Int, to end: Int) {
        self.document = document
        at = start
        self.end = end
    }

    package mutating func next() -> JSONMember? {
        guard at < end else { return nil }
        defer { at = document.next(after: at + 1) }
        return JSONMember(document, at)
    }
}
