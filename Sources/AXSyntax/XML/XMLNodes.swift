/// The elements of an XML document in preorder.
package struct XMLNodes: RandomAccessCollection, Sendable {
    private let document: XMLDocument

    init(_ document: XMLDocument) { self.document = document }

    /// The different names of the attributes; `XMLAttribute.name` is an index.
    package var attributeNames: [String] { document.attributeNames }

    package var startIndex: Int { 0 }

    package var endIndex: Int { document.elements.count }

    package subscript(position: Int) -> XMLNode { XMLNode(document, position) }
}
