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
            for byte in bytes[at..<max(at, offset)] {
                if byte == UInt8(ascii: "\n") {
                    position = SourcePosition(line: position.line + 1, column: 1)
                } else if byte & 0xC0 != 0x80 {
                    // Not a continuation byte of UTF-8.
                    position.column += 1
                }
            }
            at = max(at, offset)
            result[request] = position
        }
        return result
    }
}
