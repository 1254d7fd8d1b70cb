import AXEngine
import AXSyntax
import AXTree

/// A text snapshot as bytes, cut at its lines of hyphens.
struct TextBlocks: MatchableList {
    let bytes: [UInt8]
    /// What stands between lines of hyphens, without the line feed before the next one.
    let blocks: [Range<Int>]
    /// Whether the text begins and ends with a line of hyphens, or is empty.
    let isWhole: Bool

    private static let separator = Array(TextSnapshot.separator.utf8)

    init(_ bytes: [UInt8]) {
        let separators = Self.separators(bytes)
        self.bytes = bytes
        blocks = zip(separators, separators.dropFirst()).map { before, after in
            // Two such lines in a row have nothing between them.
            let end = max(after - 1, before + Self.separator.count)
            return min(before + Self.separator.count + 1, end)..<end
        }
        isWhole =
            bytes.isEmpty || separators.first == 0 && separators.count > 1 && Self.ends(bytes, separators.last ?? 0)
    }

    /// The bytes at which lines of hyphens begin.
    static func separators(_ bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var result: [Int] = []
            var line = 0
            while line < bytes.count {
                if bytes[line] == separator[0], isSeparator(bytes, line) { result.append(line) }
                guard let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: line) else { break }
                line = end + 1
            }
            return result
        }
    }

    private static func isSeparator(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let end = start + separator.count
        guard end <= bytes.count, end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return false }
        return bytes[start..<end].elementsEqual(separator)
    }

    private static func ends(_ bytes: [UInt8], _ separator: Int) -> Bool {
        separator + Self.separator.count == bytes.count
    }

    /// The text of a block.
    func text(of index: Int) -> String { String(decoding: bytes[blocks[index]], as: UTF8.self) }

    /// The first line of a block: label and value.
    private func firstLine(of index: Int) -> Range<Int> {
        let block = blocks[index]
        return block.lowerBound..<(bytes[block].firstIndex(of: UInt8(ascii: "\n")) ?? block.upperBound)
    }

    /// Whether a block is the same as one of another text.
    func isEqual(_ index: Int, to other: TextBlocks, _ otherIndex: Int) -> Bool {
        bytes[blocks[index]] == other.bytes[other.blocks[otherIndex]]
    }

    // MARK: Likeness

    var count: Int { blocks.count }

    func mark(of index: Int, _ level: Likeness) -> Int? {
        switch level {
        case .content: return hash(blocks[index])
        case .key, .own:
            let line = firstLine(of: index)
            return line.isEmpty ? nil : hash(line)
        case .kind: return 0
        // A block has neither a frame nor an identifier.
        case .wording, .renamed: return nil
        }
    }

    func surroundings(of index: Int) -> Int { 0 }

    private func hash(_ range: Range<Int>) -> Int {
        var hasher = Hasher()
        bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[range])) }
        return hasher.finalize()
    }
}
