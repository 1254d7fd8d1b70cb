import AXEngine
import AXTree

/// The blocks of a text snapshot, which are divided by lines of hyphens, or the lines of a speech snapshot.
struct TextBlocks: MatchableList {
    /// The bytes of each block, without the line feed at its end.
    private let blocks: [ArraySlice<UInt8>]
    /// Whether the text begins and ends with a line of hyphens, or is empty.
    let isComplete: Bool

    private static let separator = Array(TextSnapshot.separator.utf8)

    init(_ bytes: [UInt8]) {
        let separators = Lines(bytes).filter(Self.isSeparator)
        blocks = zip(separators, separators.dropFirst()).map { line, next in
            let block = bytes[line.endIndex..<next.startIndex]
            return block.last == Lines.feed ? block.dropLast() : block
        }
        isComplete =
            bytes.isEmpty
            || separators.count > 1 && separators.first?.startIndex == 0
                && separators.last?.endIndex == bytes.count && bytes.last != Lines.feed
    }

    /// Creates the blocks of a speech snapshot: its lines.
    init(lines bytes: [UInt8]) {
        blocks = Lines(bytes).map { $0.last == Lines.feed ? $0.dropLast() : $0 }
        isComplete = true
    }

    /// Returns whether a line, with or without its line feed, consists of 60 hyphens.
    static func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: separator)
            && (line.count == separator.count || line.dropFirst(separator.count) == [Lines.feed])
    }

    /// Returns the text of a block.
    func text(of index: Int) -> String { String(decoding: blocks[index], as: UTF8.self) }

    /// Returns whether a block has the same bytes as a block of another text.
    func isEqual(_ index: Int, to other: TextBlocks, _ otherIndex: Int) -> Bool {
        blocks[index] == other.blocks[otherIndex]
    }

    // MARK: Matching

    var count: Int { blocks.count }

    /// Returns the bytes by which a block is recognized: all of it, or its first line, which has label and value.
    func key(of index: Int, at level: MatchLevel) -> ArraySlice<UInt8>? {
        switch level {
        case .content: return blocks[index]
        case .nameAndContainer, .name:
            let line = blocks[index].prefix { $0 != Lines.feed }
            return line.isEmpty ? nil : line
        // All blocks are of the same type.
        case .type: return []
        // A text snapshot has neither frames nor identifiers nor references.
        case .contentWithoutGeometry, .reference, .contentWithoutIdentifier: return nil
        }
    }

    /// Returns nothing: a text snapshot has no containers.
    func container(of index: Int) -> Int? { nil }
}
