import AXSyntax

/// The byte ranges of the values of a JSON text, from the outside in.
package enum JSONValueFinder {
    /// Returns the range of every value, including the document itself but not keys.
    package static func values(in bytes: [UInt8]) throws -> [Range<Int>] {
        let document = try JSONDocument(parsing: bytes)
        var values: [Range<Int>] = []
        var pending = [document.root]
        while let value = pending.popLast() {
            values.append(value.offset..<end(of: value.offset, in: bytes))
            pending += value.members.map(\.value)
            pending += value.items
        }
        return values
    }

    /// Where the value that begins at `start` ends: brackets are counted outside of strings.
    package static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var depth = 0
        var at = start
        var isInString = false
        while at < bytes.count {
            let byte = bytes[at]
            if isInString {
                if byte == UInt8(ascii: "\\") { at += 1 }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return at }
                    depth -= 1
                case UInt8(ascii: ","), 0x00...0x20: if depth == 0, at > start { return at }
                default: break
                }
            }
            at += 1
            if depth == 0, !isInString,
                byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
            {
                return at
            }
        }
        return at
    }
}
