import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document as Foundation's parser reads it: its elements in order, and all of its text.
final class XMLReading: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var text = ""

    init(_ document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
    }

    /// The names of the elements.
    var names: Set<String> { Set(elements.map(\.name)) }

    /// Returns the number of elements with a name.
    func count(_ name: String) -> Int { elements.count { $0.name == name } }

    /// Returns the attributes of the elements with a name.
    func attributes(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        elements.append((elementName, attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
