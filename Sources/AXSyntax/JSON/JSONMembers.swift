/// The members of a JSON object, in order.
@usableFromInline package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let document: JSONDocument
    @usableFromInline var at: Int
    @usableFromInline let end: Int

    @inlinable init(_ document: JSONDocument, from start: Int, to end: Int) {
        self.document = document
        at = start
        self.end = end
    }

    @inlinable package mutating func next() -> JSONMember? {
        guard at < end else { return nil }
        defer { at = document.next(after: at + 1) }
        return JSONMember(document, at)
    }
}
