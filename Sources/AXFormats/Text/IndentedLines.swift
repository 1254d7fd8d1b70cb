import AXSyntax

/// The lines of a text that draws a tree, from its first node on.
///
/// Logs write their own words before the first line or before each line, such as `I/flutter (12345): `. If the first
/// two lines have them, lines without them belong to something else and are left out. Numbers and blanks in them may
/// differ from line to line.
struct IndentedLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var at: Int
    /// What a log writes before each line, without its digits and blanks; empty if it writes nothing.
    private let prefix: [UInt8]
    /// The number of bytes before the first node, which only the first line has if `prefix` is empty.
    private var firstLength: Int

    /// Creates the lines from the line of the first node on, whose content begins at byte `node`.
    init(_ bytes: [UInt8], from lineStart: Int, node: Int) {
        self.bytes = bytes
        at = lineStart
        firstLength = node - lineStart
        let shape = bytes[lineStart..<node].filter { !Self.isLeftOut($0) }
        let second = bytes[node...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        prefix = Self.end(of: shape, bytes, from: second) == nil ? [] : shape
    }

    /// The words before each line, without their digits and blanks.
    var words: String { String(decoding: prefix, as: UTF8.self) }

    mutating func next() -> IndentedLine? {
        while at < bytes.count {
            let lineStart = at
            let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            at = end + 1
            defer { firstLength = 0 }
            if prefix.isEmpty { return IndentedLine(bytes, from: lineStart + firstLength, to: end) }
            if let start = Self.end(of: prefix, bytes, from: lineStart), start <= end {
                return IndentedLine(bytes, from: start, to: end)
            }
        }
        return nil
    }

    /// Returns the byte offset after a prefix and one blank, or `nil` if the line at `start` does not begin with it.
    private static func end(of prefix: [UInt8], _ bytes: [UInt8], from start: Int) -> Int? {
        var at = start
        for byte in prefix {
            while at < bytes.count, isLeftOut(bytes[at]) { at += 1 }
            guard at < bytes.count, bytes[at] == byte else { return nil }
            at += 1
        }
        return at < bytes.count && bytes[at] == 0x20 ? at + 1 : at
    }

    private static func isLeftOut(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Finds the first of the first 2,000 lines from `start` that has some words for which a condition holds. Returns
    /// where the line and the words begin and the number of lines before it.
    static func first(
        _ words: String, in bytes: [UInt8], from start: Int, where condition: (_ offset: Int) -> Bool = { _ in true }
    ) -> (line: Int, words: Int, skippedLines: Int)? {
        let words = Array(words.utf8)
        for (count, line) in ByteLines(bytes, from: start).prefix(2_000).enumerated() {
            if let found = bytes[line].firstRange(of: words)?.lowerBound, condition(found) {
                return (line.lowerBound, found, count)
            }
        }
        return nil
    }
}
