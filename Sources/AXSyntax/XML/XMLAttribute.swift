/// An attribute of an element of an XML document, with its location.
@usableFromInline package struct XMLAttribute: Sendable {
    @usableFromInline package let document: XMLDocument
    @usableFromInline let index: Int

    @inlinable init(_ document: XMLDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    private var attribute: XMLDocument.Attribute { document.attributes[index] }

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
        let attribute = attribute
        if attribute.hasReferences { return Bool(value) }
        switch attribute.valueEnd - attribute.valueStart {
        case 4: return isWritten("true", at: attribute.valueStart) ? true : nil
        case 5: return isWritten("false", at: attribute.valueStart) ? false : nil
        default: return nil
        }
    }

    /// Returns whether the bytes of a word are at `start`, before the end of the document.
    private func isWritten(_ word: StaticString, at start: UInt32) -> Bool {
        word.withUTF8Buffer { word in
            for offset in 0..<word.count where document.bytes[Int(start) + offset] != word[offset] { return false }
            return true
        }
    }

    /// The number of its name, which all attributes of the document that have this number share; 0 if it has none.
    var nameNumber: Int { Int(attribute.name) }

    /// Returns the index of its name in `table`, or `nil` if the table does not have it.
    func name(in table: WordTable) -> Int? {
        let attribute = attribute
        return table.index(in: document.bytes, Int(attribute.nameStart), Int(attribute.nameEnd))
    }

    /// Whether this is its name.
    func hasName(_ name: String) -> Bool {
        document.bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)].elementsEqual(name.utf8)
    }

    /// Returns an error at the location of the value.
    package func error(expected: String) -> SyntaxError {
        SyntaxError(at: offset, found: "\"\(value.printable(limit: 60))\"", expected: expected)
    }
}
