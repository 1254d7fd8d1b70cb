/// The bytes of an input file, from which the line and column of a byte offset can be computed.
package struct SourceText: Sendable {
    /// The whole file, or the part of it that begins with `firstLine`.
    package let bytes: [UInt8]
    /// An offset whose location is known, from which others are counted: the first byte, or one that was located
    /// before.
    private var start = 0
    private var startLocation: TextLocation
    private let firstLocation: TextLocation

    /// Creates a text from the bytes of a file.
    package init(_ bytes: [UInt8]) { self.init(bytes, firstLine: 1) }

    /// Creates a text from the part of a file that begins with the line of this number.
    package init(_ bytes: [UInt8], firstLine: Int) {
        self.bytes = bytes
        firstLocation = TextLocation(line: firstLine, column: 1)
        startLocation = firstLocation
    }

    /// Returns the same text, in which the locations of this offset and later ones are found without a look at what is
    /// before it.
    package func located(from offset: Int) -> SourceText {
        var text = self
        text.startLocation = location(of: offset)
        text.start = min(max(offset, 0), bytes.count)
        return text
    }

    /// Returns the location of one byte offset.
    package func location(of offset: Int) -> TextLocation { locations(of: [offset])[0] }

    /// Returns the locations of many byte offsets, in the given order, in one pass over the text.
    ///
    /// Columns count Unicode scalars. Offsets outside the text count as its start or its end.
    package func locations(of offsets: [Int]) -> [TextLocation] {
        let isAfterStart = offsets.allSatisfy { $0 >= start }
        var location = isAfterStart ? startLocation : firstLocation
        var at = isAfterStart ? start : 0
        var result = [TextLocation](repeating: location, count: offsets.count)
        for request in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            let offset = min(max(offsets[request], 0), bytes.count)
            let lineFeeds = bytes[at..<offset].count { $0 == UInt8(ascii: "\n") }
            if lineFeeds > 0, let lineFeed = bytes[at..<offset].lastIndex(of: UInt8(ascii: "\n")) {
                location.line += lineFeeds
                location.column = 1
                at = lineFeed + 1
            }
            // In UTF-8, continuation bytes begin with the bits 10; every other byte begins a scalar.
            location.column += bytes[at..<offset].count { $0 & 0xC0 != 0x80 }
            at = offset
            result[request] = location
        }
        return result
    }
}
