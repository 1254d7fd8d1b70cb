import AXEngine
import AXTree

/// A text in lines and in chunks. A chunk begins at each line of hyphens, which divides the elements of a text
/// snapshot.
struct TextChunks {
    /// The lines, each with its line feed.
    let lines: [ArraySlice<UInt8>]
    /// The chunks, each with the lines of one element.
    let chunks: [ArraySlice<UInt8>]
    /// The index of the first line of each chunk, and the number of lines.
    private let firstLines: [Int]

    init(_ bytes: [UInt8]) {
        let lines = Array(Lines(bytes))
        var firstLines = lines.indices.filter { $0 == 0 || TextBlocks.isSeparator(lines[$0]) }
        firstLines.append(lines.count)
        chunks = zip(firstLines, firstLines.dropFirst()).map { first, next in
            bytes[lines[first].startIndex..<lines[next - 1].endIndex]
        }
        self.lines = lines
        self.firstLines = firstLines
    }

    /// Returns the range of the lines of a range of chunks.
    func lines(of chunks: Range<Int>) -> Range<Int> { firstLines[chunks.lowerBound]..<firstLines[chunks.upperBound] }
}
