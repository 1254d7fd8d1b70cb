/// The bytes of an input file, from which the line and column of a byte offset can be computed.
public struct SourceText: Sendable {
    /// The whole file.
    public let bytes: [UInt8]

    /// Creates a text from the bytes of a file.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the location of one byte offset.
    public func location(of offset: Int) -> SourceLocation { locations(of: [offset])[0] }

    /// Returns the locations of many byte offsets, in the given order, in one pass over the text.
    ///
    /// Columns count Unicode scalars. Offsets outside the text count as its start or its end.
    public func locations(of offsets: [Int]) -> [SourceLocation] {
        var result = [SourceLocation](repeating: SourceLocation(line: 1, column: 1), count: offsets.count)
        var location = SourceLocation(line: 1, column: 1)
        var at = 0
        for request in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            let offset = min(max(offsets[request], 0), bytes.count)
            let lineFeeds = bytes[at..<offset].count { $0 == UInt8(ascii: "\n") }
            if lineFeeds > 0, let last = bytes[at..<offset].lastIndex(of: UInt8(ascii: "\n")) {
                location = SourceLocation(line: location.line + lineFeeds, column: 1)
                at = last + 1
            }
            // In UTF-8, continuation bytes begin with the bits 10; every other byte begins a scalar.
            location.column += bytes[at..<offset].count { $0 & 0xC0 != 0x80 }
            at = offset
            result[request] = location
        }
        return result
    }
}
