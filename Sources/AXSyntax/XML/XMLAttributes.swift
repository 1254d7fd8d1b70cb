/// The attributes of an element of an XML document, in the order in which they are written.
package struct XMLAttributes: Sequence, IteratorProtocol, Sendable {
    let document: XMLDocument
    var at: Int
    let end: Int

    init(_ document: XMLDocument, from start: Int, to end: Int) {
        self.document = document
        at = start
        self.end = end
    }

    package mutating func next() -> XMLAttribute? {
        guard at < end else { return nil }
        defer { at += 1 }
        return XMLAttribute(document, at)
    }
}
