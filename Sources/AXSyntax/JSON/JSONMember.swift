/// A member of a JSON object.
@usableFromInline package struct JSONMember: Sendable {
    @usableFromInline let document: JSONDocument
    /// The index of the key in the nodes of the document. The value follows it.
    @usableFromInline let index: Int

    @inlinable init(_ document: JSONDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    /// The key, a string.
    @inlinable package var key: JSONValue { JSONValue(document, index) }

    /// The value of the key.
    @inlinable package var value: JSONValue { JSONValue(document, index + 1) }

    /// The text of the key.
    package var name: String { key.content }
}
