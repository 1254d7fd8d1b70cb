import AXTree
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Real dumps, where AXAUDIT_CORPUS names their folder.
@Suite("Corpus")
struct CorpusTests {
    /// By folder of the corpus: the format its files are read as.
    private static let formats: [String: InputFormat] = [
        "wda-xml": .wdaXML, "idb-json": .idb, "idb-json-golden": .idb, "a11yuitests-json": .a11yuitests,
        "axe-json": .idb,
    ]

    @Test(
        "Every dump of a supported format reads the number of elements that the list of sources and an independent count give"
    )
    func counts() throws {
        guard let folder = corpusFolder() else { return }
        let table = try String(contentsOf: folder.appendingPathComponent("SOURCES.tsv"), encoding: .utf8)
        var files = 0
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let (path, kind) = (columns[0], columns[1])
            guard let format = Self.formats[kind], kind != "axe-json", !path.contains("expectedProfiledDocument") else {
                continue
            }
            files += 1
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
            let screen = try readScreen(bytes)
            #expect(screen.format == format, "\(path)")
            #expect(screen.elements.count == Int(columns[7]), "\(path)")
            let count = format == .wdaXML ? try ElementCounter.count(bytes) : try Self.jsonCount(bytes, format)
            #expect(screen.elements.count == count, "\(path)")
            // Every element's place is the beginning of an element.
            let opening = UInt8(ascii: format == .wdaXML ? "<" : "{")
            #expect(screen.elements.allSatisfy { bytes[$0.offset] == opening }, "\(path)")
            #expect(Set(screen.elements.map(\.offset)).count == screen.elements.count, "\(path)")
            #expect(!Exposure(screen).order.isEmpty, "\(path)")
        }
        #expect(files == 14)
    }

    @Test("Every other file of the corpus is refused by name")
    func refused() throws {
        guard let folder = corpusFolder() else { return }
        let table = try String(contentsOf: folder.appendingPathComponent("SOURCES.tsv"), encoding: .utf8)
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let (path, kind) = (columns[0], columns[1])
            guard Self.formats[kind] == nil || path.contains("expectedProfiledDocument") else { continue }
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
            do throws(TreeErrors) {
                _ = try TreeReader.read(bytes, file: path)
                Issue.record("\(path) was read")
            } catch { #expect(!error.isUnrecognised, "\(error.errors.map(\.description))") }
        }
    }

    /// The elements of a list and of the lists of children in it.
    private static func jsonCount(_ bytes: [UInt8], _ format: InputFormat) throws -> Int {
        func count(_ list: Any?) -> Int {
            let elements = list as? [[String: Any]] ?? []
            return elements.count + elements.reduce(0) { $0 + count($1["children"]) }
        }
        let root = try JSONSerialization.jsonObject(with: Data(bytes))
        let object = root as? [String: Any]
        return count(format == .a11yuitests ? object?["snapshot"] : object?["elements"] ?? root)
    }
}

/// Counts the tags of WebDriverAgent with XMLParser.
private final class ElementCounter: NSObject, XMLParserDelegate {
    private var count = 0

    static func count(_ bytes: [UInt8]) throws -> Int {
        let counter = ElementCounter()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = counter
        try #require(parser.parse())
        return counter.count
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if name.hasPrefix("XCUIElementType") { count += 1 }
    }
}
