import AXDumps
import AXFormats
import AXSyntax
import AXTree

/// A fixture, and which part of its text is which element.
struct GrowableFixture {
    let bytes: [UInt8]
    let screen: Screen
    let syntax: Syntax

    enum Syntax {
        case json, xml, text
    }

    /// Reads a fixture. The ending of its name tells the syntax.
    init(_ name: String, _ bytes: [UInt8]) throws {
        self.bytes = bytes
        screen = try readScreen(bytes)
        syntax = name.hasSuffix(".json") ? .json : name.hasSuffix(".xml") ? .xml : .text
    }

    /// Returns the indices of the children of an element.
    func children(of index: Int) -> [Int] { screen.elements.indices.filter { screen.elements[$0].parent == index } }

    /// Returns the part of the text that is an element with its children, or `nil` if the text ends before the element
    /// does.
    func range(of index: Int) -> Range<Int>? {
        let element = screen.elements[index]
        guard syntax == .text else { return range(startingAt: element.offset) }
        // Lines belong to an element until the next element begins.
        guard element.subtreeEnd < screen.elements.count else { return nil }
        return lineStart(of: element.offset)..<lineStart(of: screen.elements[element.subtreeEnd].offset)
    }

    /// Returns the part of a JSON or XML text that begins with an element.
    func range(startingAt start: Int) -> Range<Int>? {
        guard let end = syntax == .json ? JSONValueFinder.end(of: start, in: bytes) : endOfTag(from: start) else {
            return nil
        }
        return start..<end
    }

    /// Returns a dump in which copies take the part of an element and its children.
    func grown(
        _ index: Int, _ range: Range<Int>, subtree: Int, _ copies: @escaping (Int) -> any Sequence<UInt8>
    ) -> GrownDump {
        let (before, after) = (Array(bytes[..<range.lowerBound]), Array(bytes[range.upperBound...]))
        return GrownDump(
            bytes: { before + Array(copies($0)) + after }, otherElements: screen.elements.count - subtree,
            depth: screen.elements[index].depth)
    }

    /// Returns the text with another label for an element, or `nil` if its label is not written as it is.
    func renamed(_ index: Int, _ label: String) -> [UInt8]? {
        guard let old = screen.elements[index].label, !old.isEmpty, let range = range(of: index) else { return nil }
        let text = String(decoding: bytes[range], as: UTF8.self)
        // Compose writes texts in a list.
        let quotes = syntax == .text ? [("'", "'"), ("'[", "]'"), ("\"", "\"")] : [("\"", "\""), ("'", "'")]
        guard let (open, close) = quotes.first(where: { text.contains($0.0 + old + $0.1) }) else { return nil }
        let renamed = text.replacing(open + old + close, with: open + label + close)
        return Array(bytes[..<range.lowerBound]) + Array(renamed.utf8) + bytes[range.upperBound...]
    }

    private func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Returns where the element that begins at `start` ends: start tags and end tags are counted.
    private func endOfTag(from start: Int) -> Int? {
        var depth = 0
        var at = start
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            let isEnd = bytes[at + 1] == UInt8(ascii: "/")
            var quote: UInt8?
            while at < bytes.count, quote != nil || bytes[at] != UInt8(ascii: ">") {
                if let open = quote {
                    if bytes[at] == open { quote = nil }
                } else if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
                    quote = bytes[at]
                }
                at += 1
            }
            guard at < bytes.count else { return nil }
            if isEnd { depth -= 1 } else if bytes[at - 1] != UInt8(ascii: "/") { depth += 1 }
            at += 1
            if depth == 0 { return at }
        }
        return nil
    }
}
