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
            var line = 1
            var column = 1
            var at = 0
            for request in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
                let offset = min(max(offsets[request], 0), bytes.count)
                // Whole lines are only looked through for their end; columns are counted in the last one alone.
                var lineStart = at
                while let end = bytes[lineStart..<offset].firstIndex(of: UInt8(ascii: "\n")) {
                    line += 1
                    column = 1
                    lineStart = end + 1
                }
                for byte in bytes[lineStart..<offset] where byte & 0xC0 != 0x80 { column &+= 1 }
                at = offset
                result[request] = SourcePosition(line: line, column: column)
            }
        }
        return result
    }
}
