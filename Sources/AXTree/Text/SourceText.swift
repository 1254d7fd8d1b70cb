/// The bytes of a dump, kept so that a byte offset can be shown as line and column.
public struct SourceText: Sendable {
    /// The whole file, byte for byte.
    public let bytes: [UInt8]

    /// A text of these bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The place of one byte.
    public func position(of offset: Int) -> SourcePosition { positions(of: [offset])[0] }

    /// The places of many bytes, in the order asked for.
    ///
    /// One pass over the text however many are asked for, also where the whole text is a single line.
    public func positions(of offsets: [Int]) -> [SourcePosition] {
        var result = [SourcePosition](repeating: SourcePosition(line: 1, column: 1), count: offsets.count)
        bytes.withUnsafeBufferPointer { bytes in
            var position = SourcePosition(line: 1, column: 1)
            var at = 0
            for request in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
                let offset = min(max(offsets[request], 0), bytes.count)
                let lines = Self.count(bytes, at, offset, lineFeeds: true)
                if lines > 0 {
                    position = SourcePosition(line: position.line + lines, column: 1)
                    // Columns are counted in the last line alone.
                    var lineStart = offset
                    while bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
                    at = lineStart
                }
                position.column += Self.count(bytes, at, offset, lineFeeds: false)
                at = offset
                result[request] = position
            }
        }
        return result
    }

    /// How many lines end in a part of the text, or how many scalars begin there.
    private static func count(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, lineFeeds: Bool
    ) -> Int {
        var count = 0
        var at = start
        while at + 8 <= end {
            // Eight counters side by side, added up before one of them can overflow.
            var counters: UInt64 = 0
            let stop = min(end - 7, at + 8 * 255)
            while at < stop {
                let eight = EightBytes(bytes, at: at)
                counters &+= (lineFeeds ? eight.equal(to: 0x0A) : eight.continuations) >> 7
                at &+= 8
            }
            let pairs = (counters & 0x00FF_00FF_00FF_00FF) &+ (counters >> 8 & 0x00FF_00FF_00FF_00FF)
            count &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
        }
        while at < end {
            if lineFeeds ? bytes[at] == 0x0A : bytes[at] & 0xC0 == 0x80 { count &+= 1 }
            at &+= 1
        }
        return lineFeeds ? count : end - start - count
    }
}
