/// The bytes of a dump, kept so that a byte offset can be shown as line and column.
public struct SourceText: Sendable {
    /// The whole file, byte for byte.
    public let bytes: [UInt8]

    /// A text of these bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The location of one byte offset.
    public func position(of offset: Int) -> SourcePosition { positions(of: [offset])[0] }

    /// The locations of many byte offsets, in the order asked for, found in one pass over the text.
    ///
    /// Columns count Unicode scalars.
    public func positions(of offsets: [Int]) -> [SourcePosition] {
        var result = [SourcePosition](repeating: SourcePosition(line: 1, column: 1), count: offsets.count)
        var position = SourcePosition(line: 1, column: 1)
        var at = 0
        for request in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            let offset = min(max(offsets[request], 0), bytes.count)
            let lineFeeds = bytes[at..<offset].count { $0 == UInt8(ascii: "\n") }
            if lineFeeds > 0, let last = bytes[at..<offset].lastIndex(of: UInt8(ascii: "\n")) {
                position = SourcePosition(line: position.line + lineFeeds, column: 1)
                at = last + 1
            }
            // Continuation bytes of UTF-8 begin with the bits 10; every other byte begins a scalar.
            position.column += bytes[at..<offset].count { $0 & 0xC0 != 0x80 }
            at = offset
            result[request] = position
        }
        return result
    }
}
