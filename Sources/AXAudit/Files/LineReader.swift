import AXAuditCore

/// Reads a stream line by line and keeps no more than one line and one block of it.
package struct LineReader {
    /// A line without its line feed.
    package enum Line: Hashable, Sendable {
        case bytes([UInt8])
        /// The line is longer than the limit; its bytes are dropped.
        case tooLong
    }

    private let read: () throws(FileSystem.Failure) -> [UInt8]
    private let limit: Int
    /// The part of the last block that belongs to the next lines.
    private var rest: ArraySlice<UInt8> = []
    /// Whether the rest of a line that is too long is still to be dropped.
    private var isInLongLine = false

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - limit: The greatest length of a line, in bytes.
    ///   - read: Returns the next block of the stream, of any size, and an empty one at the end.
    package init(limit: Int, read: @escaping () throws(FileSystem.Failure) -> [UInt8]) {
        self.limit = limit
        self.read = read
    }

    /// Whether nothing is left of the blocks that were read.
    package var isEmpty: Bool { rest.isEmpty }

    /// Returns the next line, or `nil` at the end of the stream. The last line may lack its line feed.
    package mutating func next() throws(FileSystem.Failure) -> Line? {
        if isInLongLine { try skipLine() }
        var line: [UInt8] = []
        var isBegun = false
        while try fill() {
            isBegun = true
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            let part = rest[..<(end ?? rest.endIndex)]
            if line.count + part.count > limit {
                // Told at once, because the line may never end.
                isInLongLine = true
                return .tooLong
            }
            line += part
            rest = end.map { rest[($0 + 1)...] } ?? []
            if end != nil { break }
        }
        return isBegun ? .bytes(line) : nil
    }

    /// Reads and drops the rest of a line that is too long.
    private mutating func skipLine() throws(FileSystem.Failure) {
        isInLongLine = false
        while try fill() {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                rest = rest[(end + 1)...]
                return
            }
            rest = []
        }
    }

    /// Reads the next block if nothing is left of the last one. Returns whether there is something to read.
    private mutating func fill() throws(FileSystem.Failure) -> Bool {
        if rest.isEmpty { rest = try read()[...] }
        return !rest.isEmpty
    }
}
