extension JSONDocument {
    /// Returns the index of the node after node `index` and its descendants.
    @inlinable func next(after index: Int) -> Int {
        let node = nodes[index]
        return node.isContainer ? Int(node.end) : index + 1
    }

    /// Returns the byte offset of a value; for a string, that of its opening quote.
    @inlinable package func offset(of index: Int) -> Int {
        let node = nodes[index]
        return node.kind == .string ? Int(node.start) - 1 : Int(node.start)
    }

    /// Returns the node of the value of the first key with this name, or `nil` if there is none.
    func member(_ name: String, of object: Int) -> Int? {
        guard nodes[object].kind == .object else { return nil }
        let end = Int(nodes[object].end)
        var key = object + 1
        while key < end {
            if isString(key, name) { return key + 1 }
            key = next(after: key + 1)
        }
        return nil
    }

    /// Whether the string at `index` equals `text`, without creating a string.
    private func isString(_ index: Int, _ text: String) -> Bool {
        let node = nodes[index]
        if node.hasEscapes { return string(at: index) == text }
        let length = Int(node.end - node.start)
        return text.utf8.count == length && bytes[Int(node.start)..<Int(node.end)].elementsEqual(text.utf8)
    }

    /// Returns the text of a string.
    package func string(at index: Int) -> String {
        let node = nodes[index]
        if node.hasEscapes { return String(decoding: utf8(at: index), as: UTF8.self) }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]), as: UTF8.self)
        }
    }

    /// Returns the index in `table` of the string at `index`, with or without escapes, or `nil`.
    func word(at index: Int, in table: WordTable) -> Int? {
        let node = nodes[index]
        guard node.hasEscapes else { return table.index(in: bytes, Int(node.start), Int(node.end)) }
        return table.index(of: string(at: index))
    }

    /// Returns the text of a string in UTF-8. Stops after the character that reaches `limit` bytes.
    package func utf8(at index: Int, limit: Int = .max) -> [UInt8] {
        let node = nodes[index]
        let end = Int(node.end)
        if !node.hasEscapes { return Array(bytes[Int(node.start)..<end].prefix(limit)) }
        var result: [UInt8] = []
        result.reserveCapacity(min(limit, end - Int(node.start)))
        var at = Int(node.start)
        while at < end, result.count < limit {
            let plain = bytes[at..<end].prefix { $0 != UInt8(ascii: "\\") }.prefix(limit - result.count)
            result += plain
            at += plain.count
            if at < end, result.count < limit { at = unescape(at, into: &result) }
        }
        return result
    }

    /// Converts byte offsets in the text of a string to byte offsets in the file. Offsets after the text become its
    /// end.
    ///
    /// Example: in the file `"\u00E9x"`, the text is `éx` in three bytes; offset 2, the `x`, becomes 7.
    ///
    /// - Parameter offsets: Offsets in ascending order.
    package func offsets(of offsets: [Int], inStringAt index: Int) -> [Int] {
        let end = Int(nodes[index].end)
        var result: [Int] = []
        result.reserveCapacity(offsets.count)
        var scalar: [UInt8] = []
        var at = Int(nodes[index].start)
        // The number of bytes of the text before `at`.
        var count = 0
        for offset in offsets {
            while at < end, count < offset {
                scalar.removeAll(keepingCapacity: true)
                let next = unescape(at, into: &scalar)
                if count + scalar.count > offset { break }
                count += scalar.count
                at = next
            }
            result.append(at)
        }
        return result
    }

    /// Returns the number at `index`, or `nil` if it does not fit a double.
    package func number(at index: Int) -> Double? {
        let node = nodes[index]
        return Double(decimal: bytes, from: Int(node.start), to: Int(node.end))
    }

    /// Returns a description of the kind of the value at `index`, for messages. A number that does not fit a double is
    /// described by its digits: `1e400`.
    package func describe(_ index: Int) -> String {
        switch nodes[index].kind {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number where number(at: index) != nil: "a number"
        case .number, .nonFinite:
            String(decoding: bytes[Int(nodes[index].start)..<Int(nodes[index].end)], as: UTF8.self).printable(limit: 60)
        case .yes: "true"
        case .no: "false"
        case .null: "null"
        }
    }

    /// Appends the decoded byte or escape at `start`. Returns the offset after it.
    private func unescape(_ start: Int, into result: inout [UInt8]) -> Int {
        guard bytes[start] == UInt8(ascii: "\\") else {
            result.append(bytes[start])
            return start + 1
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            var scalar = UInt32(hexUnit(at: start + 2))
            var end = start + 6
            if scalar & 0xFC00 == 0xD800 {
                // The parser has checked that the low surrogate follows.
                scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(hexUnit(at: end + 2)) & 0x3FF
                end += 6
            }
            result.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
            return end
        default: result.append(bytes[start + 1])
        }
        return start + 2
    }

    private func hexUnit(at offset: Int) -> UInt16 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 4 | UInt16(hexDigit($1) ?? 0) }
    }
}
