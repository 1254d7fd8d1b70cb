extension JSONDocument {
    /// Returns the text of the document with a member added at the end of an object, or an item at the end of an array.
    /// Comments and layout are kept.
    ///
    /// - Parameters:
    ///   - text: The member or the item.
    ///   - value: The object or the array.
    ///   - level: The number of containers around the new text; each of its lines is indented by two spaces per level.
    package func appending(_ text: String, to value: JSONValue, level: Int) -> [UInt8] {
        let container = value.index
        let gap = gapAtEnd(of: container)
        var contentEnd = gap.upperBound
        while contentEnd > gap.lowerBound, bytes[contentEnd - 1] <= 0x20 { contentEnd -= 1 }
        let isEmpty = value.isEmptyContainer
        let indent = String(repeating: "  ", count: level)
        let lines = text.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
        var result = Array(bytes[..<gap.lowerBound])
        if !isEmpty, !hasComma(in: gap) { result.append(UInt8(ascii: ",")) }
        result += bytes[gap.lowerBound..<contentEnd]
        result += "\n\(lines)\n\(indent.dropLast(2))".utf8
        return result + bytes[gap.upperBound...]
    }

    /// Returns the byte range between the last value in a container, or its opening bracket, and its closing bracket:
    /// white space, comments, and possibly a comma.
    private func gapAtEnd(of container: Int) -> Range<Int> {
        let value = JSONValue(self, container)
        var last: JSONValue?
        for member in value.members { last = member.value }
        for item in value.items { last = item }
        let start = last.map { end(of: $0.index) } ?? Int(nodes[container].start) + 1
        var at = start
        while at < bytes.count, bytes[at] != UInt8(ascii: "}"), bytes[at] != UInt8(ascii: "]") { at = step(from: at) }
        return start..<at
    }

    /// Returns the offset after the last byte of a value.
    private func end(of index: Int) -> Int {
        switch nodes[index].kind {
        case .string: Int(nodes[index].end) + 1
        case .object, .array: gapAtEnd(of: index).upperBound + 1
        default: Int(nodes[index].end)
        }
    }

    private func hasComma(in gap: Range<Int>) -> Bool {
        var at = gap.lowerBound
        while at < gap.upperBound {
            if bytes[at] == UInt8(ascii: ",") { return true }
            at = step(from: at)
        }
        return false
    }

    /// Returns the offset after a comment, or after one other byte between values.
    private func step(from at: Int) -> Int {
        guard bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count else { return at + 1 }
        if bytes[at + 1] == UInt8(ascii: "/") {
            return bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        }
        var end = at + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
        return end + 2
    }
}
