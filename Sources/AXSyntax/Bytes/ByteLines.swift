/// The ranges of the lines of a text, without the line feeds after them.
package struct ByteLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var start: Int

    /// Creates the lines from the byte `start` on.
    package init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        self.start = start
    }

    /// Returns the next line.
    package mutating func next() -> Range<Int>? {
        guard start < bytes.count else { return nil }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        defer { start = end + 1 }
        return start..<end
    }
}
