import AXTree
import Foundation
import Testing

/// The one screen of a text.
func readScreen(_ text: String, format: InputFormat? = nil) throws -> Screen {
    try readScreen(Array(text.utf8), format: format)
}

/// The one screen of a dump.
func readScreen(_ bytes: [UInt8], format: InputFormat? = nil) throws -> Screen {
    let screens = try TreeReader.read(bytes, file: "tree", format: format)
    return try #require(screens.count == 1 ? screens.first : nil)
}

/// What is said when a text is refused, as `tree:line:column: message`; empty if it is read.
func refusals(_ text: String, format: InputFormat? = nil) -> [String] { refusals(Array(text.utf8), format: format) }

/// What is said when a dump is refused, as `tree:line:column: message`; empty if it is read.
func refusals(_ bytes: [UInt8], format: InputFormat? = nil) -> [String] {
    do throws(TreeErrors) {
        _ = try TreeReader.read(bytes, file: "tree", format: format)
        return []
    } catch { return error.errors.map(\.description) }
}

/// The bytes of a file in Tests/Fixtures.
func fixture(_ path: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appendingPathComponent("Fixtures/" + path)))
}

/// The folder of the corpus; says so where there is none.
func corpusFolder() -> URL? {
    guard let folder = ProcessInfo.processInfo.environment["AXAUDIT_CORPUS"] else {
        print("AXAUDIT_CORPUS is not set: the corpus tests did not run")
        return nil
    }
    return URL(fileURLWithPath: folder, isDirectory: true)
}

/// A screen of a tree that is written as nested values.
struct Node {
    var element: Element
    var children: [Node]

    init(_ type: ElementType = .other, _ children: [Node] = [], _ change: (inout Element) -> Void = { _ in }) {
        var element = Element(type)
        change(&element)
        self.element = element
        self.children = children
    }

    init(_ type: ElementType, _ change: (inout Element) -> Void) { self.init(type, [], change) }

    /// The nodes as the flat array of a screen.
    static func elements(_ roots: [Node]) -> [Element] {
        var tree = ElementTree()
        func add(_ node: Node) {
            tree.open(node.element)
            for child in node.children { add(child) }
            tree.close()
        }
        for root in roots { add(root) }
        return tree.elements
    }
}

/// The files of Tests/Fixtures of a format, in the order of their names.
func fixtures(of format: InputFormat) throws -> [(name: String, bytes: [UInt8])] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fixtures/" + format.rawValue).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    try #require(!names.isEmpty)
    return try names.map { ("\(format.rawValue)/\($0)", try fixture("\(format.rawValue)/\($0)")) }
}
