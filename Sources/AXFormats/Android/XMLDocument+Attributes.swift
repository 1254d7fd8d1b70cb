import AXSyntax

extension XMLDocument {
    /// Returns the index of the attribute with this name of an element, or `nil` if the element does not have it.
    func attribute(_ name: String, of index: Int) -> Int? {
        let element = elements[index]
        return (Int(element.firstAttribute)..<Int(element.attributeEnd)).first { attribute in
            let (start, end) = (Int(attributes[attribute].nameStart), Int(attributes[attribute].nameEnd))
            return bytes[start..<end].elementsEqual(name.utf8)
        }
    }
}
