/// A line of a text that draws a tree with blanks and strokes.
struct IndentedLine {
    /// The byte offset of the line, after what a log wrote before it.
    let lineStart: Int
    /// The number of characters before the content: blanks and strokes.
    let column: Int
    /// The byte offset of the content.
    let start: Int
    /// The byte offset after the content. A content is empty on a line that only has strokes.
    let end: Int

    /// Creates the line at `lineStart..<lineEnd`.
    init(_ bytes: [UInt8], from lineStart: Int, to lineEnd: Int) {
        var at = lineStart
        var column = 0
        while at < lineEnd, let length = Self.strokeLength(bytes, at, lineEnd) {
            at += length
            column += 1
        }
        var end = lineEnd
        while end > at, bytes[end - 1] <= 0x20 { end -= 1 }
        self.lineStart = lineStart
        self.column = column
        start = at
        self.end = end
    }

    /// Returns the number of bytes of the blank or the stroke at `offset`, or `nil` if the content begins there.
    /// Strokes are those from U+2500 to U+257F, a vertical bar, and a hyphen after one.
    private static func strokeLength(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int? {
        switch bytes[offset] {
        case 0x00...0x20, UInt8(ascii: "|"): return 1
        case UInt8(ascii: "-"):
            return offset > 0 && bytes[offset - 1] == UInt8(ascii: "|") ? 1 : nil
        case 0xE2 where offset + 2 < end && (bytes[offset + 1] == 0x94 || bytes[offset + 1] == 0x95): return 3
        default: return nil
        }
    }

    /// Whether the content begins with this text.
    func begins(with text: String, in bytes: [UInt8]) -> Bool { bytes[start..<end].starts(with: text.utf8) }

    /// The content as a text.
    func content(in bytes: [UInt8]) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    /// Returns the text after a number of columns, without blanks at its end: content that may begin with blanks or
    /// bars itself.
    func text(fromColumn column: Int, in bytes: [UInt8]) -> String {
        if column >= self.column { return content(in: bytes) }
        var at = lineStart
        var count = 0
        while count < column, at < start {
            at += Self.strokeLength(bytes, at, end) ?? 1
            count += 1
        }
        return String(decoding: bytes[at..<max(at, end)], as: UTF8.self)
    }
}
