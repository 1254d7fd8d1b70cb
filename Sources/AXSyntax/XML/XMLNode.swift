/// An element of an XML document, with its location.
package struct XMLNode: Sendable {
    package let document: XMLDocument
    private let index: Int

    init(_ document: XMLDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    private var element: XMLDocument.Element { document.elements[index] }

    /// The byte offset of the `<` of its tag in the file.
    package var offset: Int { Int(element.start) }

    /// The number of ancestors. In preorder, the descendants of an element are the elements after it that are deeper.
    package var depth: Int { Int(element.depth) }

    /// The range of the name in the bytes of the document.
    package var nameRange: Range<Int> { Int(element.nameStart)..<Int(element.nameEnd) }

    /// The name of its tag.
    package var name: String { document.string(nameRange.lowerBound, nameRange.upperBound) }

    /// Returns the index of the name in `table`, or `nil` if the table does not have it.
    package func name(in table: WordTable) -> Int? {
        table.index(in: document.bytes, nameRange.lowerBound, nameRange.upperBound)
    }

    /// The attributes, in the order in which they are written.
    package var attributes: XMLAttributes {
        XMLAttributes(document, from: Int(element.firstAttribute), to: Int(element.attributeEnd))
    }

    /// The attribute with this name, or `nil` if there is none.
    package subscript(name: String) -> XMLAttribute? { attributes.first { document.attributeNames[$0.name] == name } }
}
