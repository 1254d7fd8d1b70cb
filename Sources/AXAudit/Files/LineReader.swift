/// Reads a stream line by line and keeps no more than one line and one block of it.
package struct LineReader {
    /// A line without its line feed.
    package enum Line: Hashable, Sendable {
        case bytes([UInt8])
        /// The line is longer than the limit; its bytes were read and dropped.
        case tooLong
    }

    private let read: () throws(FileSystem.Failure) -> [UInt8]
    private let limit: Int
    /// The part of the last block that belongs to the next lines.
    private var rest: ArraySlice<UInt8> = []

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - limit: The greatest length of a line, in bytes.
    ///   - read: Returns the next block of the stream, of any size, and an empty one at the end.
    package init(limit: Int, read: @escaping () throws(FileSystem.Failure) -> [UInt8]) {
        self.limit = limit
        self.read = read
    }

    /// Returns the next line, or `nil` at the end of the stream. The last line may lack its line feed.
    package mutating func next() throws(FileSystem.Failure) -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        var isBegun = false
        while true {
            if rest.isEmpty {
                rest = try read()[...]
                guard !rest.isEmpty else { break }
            }
            isBegun = true
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            let part = rest[..<(end ?? rest.endIndex)]
            isTooLong = isTooLong || line.count + part.count > limit
            if isTooLong { line = [] } else { line += part }
            rest = end.map { rest[($0 + 1)...] } ?? []
            if end != nil { break }
        }
        guard isBegun else { return nil }
        return isTooLong ? .tooLong : .bytes(line)
    }
}
