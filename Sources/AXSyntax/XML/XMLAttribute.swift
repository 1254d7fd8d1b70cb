/// An attribute of an element of an XML document, with its location.
package struct XMLAttribute: Sendable {
    package let document: XMLDocument
    private let index: Int

    init(_ document: XMLDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    private var attribute: XMLDocument.Attribute { document.attributes[index] }

    /// The index of its name in the names of the document.
    package var name: Int { Int(attribute.name) }

    /// The byte offset of the value in the file, after its opening quote.
    package var offset: Int { Int(attribute.valueStart) }

    /// The value, with its references resolved.
    package var value: String { document.value(of: index) }

    /// The range of the value in the bytes of the document, or `nil` if its bytes differ from the value.
    package var plainRange: Range<Int>? { attribute.hasReferences ? nil : writtenRange }

    /// The range of the value in the bytes of the document, as it is written.
    package var writtenRange: Range<Int> { Int(attribute.valueStart)..<Int(attribute.valueEnd) }

    /// Whether the value has no characters.
    package var isEmpty: Bool { writtenRange.isEmpty }

    /// The number, or `nil` if the value is not a number or does not fit a double.
    package var number: Double? {
        Double(decimal: document.bytes, from: writtenRange.lowerBound, to: writtenRange.upperBound)
    }

    /// Whether the value is `true` or `false`; `nil` for any other.
    package var truth: Bool? {
        if attribute.hasReferences { return Bool(value) }
        let written = document.bytes[writtenRange]
        if written.elementsEqual(Self.no) { return false }
        return written.elementsEqual(Self.yes) ? true : nil
    }

    private static let (yes, no) = (Array("true".utf8), Array("false".utf8))

    /// Returns an error at the location of the value.
    package func error(expected: String) -> SyntaxError {
        SyntaxError(at: offset, found: "\"\(value.printable(limit: 60))\"", expected: expected)
    }
}
