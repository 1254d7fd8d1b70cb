import AXSyntax
import AXDumps
import AXFormats
import AXTree
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Real dumps, where AXAUDIT_CORPUS names their folder.
@Suite("Corpus")
struct CorpusTests {
    /// The formats of the kinds of dumps that are not named after theirs; `nil` for dumps of Android, which
    /// `AndroidCorpus` has.
    private static let otherNames: [String: InputFormat?] = [
        "axe-json": .idb, "sim-use-json": .idb, "xcuitest-debugdescription": .xcuitestDescription,
        "appium-uia2-xml": nil, "uiautomator-xml": nil,
    ]

    /// Returns the format of a kind of dumps, whose name begins with that of the format; `nil` if no format reads them.
    private static func format(of kind: String) -> InputFormat? {
        if let named = otherNames[kind] { return named }
        let formats = InputFormat.all.filter { kind == $0.id || kind.hasPrefix($0.id + "-") }
        return formats.max { $0.id.count < $1.id.count }
    }

    /// By folder of dumps: the number of files that are read, and that of the files that are refused.
    private static let counts = ["corpus": (read: 22, refused: 7), "corpus-2": (read: 86, refused: 0)]

    @Test(
        "Every dump of a supported format reads the number of elements that the list of sources and an independent count give",
        .enabled(if: Corpus.isAvailable), arguments: Corpus.folders
    )
    func counts(folder: URL) throws {
        var files = 0
        for (path, kind, elements) in try Self.sources(folder) {
            guard let format = Self.format(of: kind) else { continue }
            files += 1
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
            let screen = try readScreen(bytes)
            #expect(screen.origin.format == format.id, "\(path)")
            // The list counts elements that Trailblaze leaves out because they are off the screen, and in one
            // description an element of the path after the tree.
            if let elements, format != .trailblaze, !path.contains("Douyin") {
                #expect(screen.elements.count == elements, "\(path)")
            }
            #expect(try screen.elements.count == Self.independentCount(bytes, format), "\(path)")
            // Every element's location is the beginning of an element.
            for element in screen.elements {
                let opening = bytes[element.offset]
                switch format {
                case .wdaXML: #expect(opening == UInt8(ascii: "<"), "\(path)")
                case .xcuitestDescription: #expect(opening &- UInt8(ascii: "A") < 26, "\(path)")
                default: #expect(opening == UInt8(ascii: "{"), "\(path)")
                }
            }
            #expect(Set(screen.elements.map(\.offset)).count == screen.elements.count, "\(path)")
            // The one document that was pinned without elements exposes none, nor does the home screen. A fragment may
            // expose none, too.
            let exposure = Exposure(screen)
            #expect(
                exposure.order.isEmpty == (elements == 0 || exposure.isHomeScreen) || path.contains("fragments"),
                "\(path)")
            // Forced, the format reads the same.
            #expect(try readScreen(bytes, format: format).elements == screen.elements, "\(path)")
        }
        #expect(files == Self.counts[folder.lastPathComponent]?.read)
    }

    @Test(
        "Every other file of the corpus is refused by name",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"), arguments: Corpus.folders)
    func refused(folder: URL) throws {
        var files = 0
        for (path, kind, _) in try Self.sources(folder)
        where Self.format(of: kind) == nil && Self.otherNames[kind] == nil {
            files += 1
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
            do throws(InputErrors) {
                _ = try TreeReader.read(bytes, file: path)
                Issue.record("\(path) was read")
            } catch { #expect(!error.isUnrecognised, "\(error.errors.map(\.description))") }
        }
        #expect(files == Self.counts[folder.lastPathComponent]?.refused)
    }

    /// The screen of every dump of a supported format, with its path.
    static func screens(_ folder: URL) throws -> [(path: String, screen: Screen)] {
        try sources(folder).filter { format(of: $0.kind) != nil }.map { path, _, _ in
            (path, try readScreen([UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))))
        }
    }

    /// The files of the list of sources, with their kind and their number of elements.
    private static func sources(_ folder: URL) throws -> [(path: String, kind: String, elements: Int?)] {
        let table = try String(contentsOf: folder.appendingPathComponent("SOURCES.tsv"), encoding: .utf8)
        return table.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return (columns[0], columns[1], Int(columns[7]))
        }
    }

    /// The number of elements as Foundation's readers, or a count of lines, give it.
    private static func independentCount(_ bytes: [UInt8], _ format: InputFormat) throws -> Int {
        switch format {
        case .wdaXML: return try ElementCounter.count(bytes)
        case .xcuitestDescription:
            let text = String(decoding: bytes, as: UTF8.self)
            let tree = text.components(separatedBy: "Element subtree:")[1].components(separatedBy: "Path to element:")[
                0]
            return tree.split(separator: "\n").count { $0.contains(", 0x") }
        default:
            let root = try JSONSerialization.jsonObject(with: Data(bytes))
            let object = root as? [String: Any]
            func inside(_ keys: String...) -> Any? {
                keys.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
            }
            return count(
                inside("snapshot") ?? inside("data", "capture", "uiHierarchy") ?? inside("elements")
                    ?? inside("data", "raw") ?? inside("viewHierarchy") ?? inside("value", "tree") ?? inside("value")
                    ?? root)
        }
    }

    /// The elements of a list, or the one, and those in the lists of children.
    private static func count(_ value: Any?) -> Int {
        if let list = value as? [Any] { return list.reduce(0) { $0 + count($1) } }
        guard let object = value as? [String: Any] else { return 0 }
        return 1 + count(object["children"])
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
