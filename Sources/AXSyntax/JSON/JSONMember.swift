/// A member of a JSON object.
package struct JSONMember: Sendable {
    private let document: JSONDocument
    /// The index of the key in the nodes of the document. The value follows it.
    private let index: Int

    init(_ document: JSONDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    /// The key, a string.
    package var key: JSONValue { JSONValue(document, index) }

    /// The value of the key.
    package var value: JSONValue { JSONValue(document, index + 1) }

    /// The text of the key.
    package var name: String { key.content }
}
