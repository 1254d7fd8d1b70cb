/// What answers show of a file.
extension SourceFile {
    private static let longestCode = 200

    /// Returns the number of the column of an offset, from 1, in Unicode scalars.
    func column(of offset: Int) -> Int {
        let start = startOfLine(offset)
        return bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
    }

    /// Returns the line of an offset without white space around it; of an XML tag, its beginning in one line.
    func code(at offset: Int) -> String {
        let isTag = offset < bytes.count && bytes[offset] == UInt8(ascii: "<") && path.hasSuffix(".xml")
        let start = isTag ? offset : startOfLine(offset)
        var end = start
        let terminator = isTag ? UInt8(ascii: ">") : 0x0A
        while end < bytes.count, bytes[end] != terminator, end < start + 4 * Self.longestCode { end += 1 }
        if isTag, end < bytes.count, bytes[end] == terminator { end += 1 }
        return Self.shortened(TextPattern.normalized(Array(bytes[start..<end])))
    }

    /// Returns the line of an offset with two lines before and after it, and the number of the first.
    func excerpt(around offset: Int, line: Int) -> (firstLine: Int, lines: [String]) {
        var start = startOfLine(offset)
        var first = line
        while first > max(1, line - 2), start > 0 {
            start = startOfLine(start - 1)
            first -= 1
        }
        var lines: [String] = []
        var at = start
        while lines.count < line - first + 3, at < bytes.count {
            var end = at
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            lines.append(Self.shortened(Array(bytes[at..<end])))
            at = end + 1
        }
        return (first, lines)
    }

    /// Returns the number of the line of an offset, from 1.
    func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == 0x0A } + 1 }

    /// The offset of the first tag of an XML file; `nil` if it has none.
    var offsetOfRoot: Int? {
        var reader = MarkupReader(bytes)
        while let part = reader.next() {
            if case .start(let tag) = part { return tag.offset }
        }
        return nil
    }

    /// Returns the offset of the first character after the line of an offset that is no white space; the offset itself
    /// if there is none.
    func offsetAfterLine(of offset: Int) -> Int {
        guard let end = bytes[offset...].firstIndex(of: 0x0A) else { return offset }
        return bytes[end...].firstIndex { $0 > 0x20 } ?? offset
    }

    private func startOfLine(_ offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    private static func shortened(_ line: [UInt8]) -> String {
        var text = String(decoding: line.prefix(4 * longestCode), as: UTF8.self)
        if text.last == "\r" || text.last == "\r\n" { text.removeLast() }
        return text.count > longestCode ? text.prefix(longestCode) + "…" : text
    }
}
