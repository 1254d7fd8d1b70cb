extension JSONDocument {
    /// The index of the value that stands after value `index` and all it contains.
    package func next(after index: Int) -> Int {
        let node = nodes[index]
        return node.kind == .object || node.kind == .array ? Int(node.end) : index + 1
    }

    /// The byte at which the value begins, its quote included.
    package func offset(of index: Int) -> Int {
        let node = nodes[index]
        return node.kind == .string ? Int(node.start) - 1 : Int(node.start)
    }

    /// The indices of an array's values.
    package func items(of array: Int) -> JSONItems {
        JSONItems(document: self, at: array + 1, end: Int(nodes[array].end))
    }

    /// The indices of an object's keys; the value of a key stands at the next index.
    package func keys(of object: Int) -> JSONKeys {
        JSONKeys(document: self, at: object + 1, end: Int(nodes[object].end))
    }

    /// The value of the object's first key of that name.
    package func member(_ name: String, of object: Int) -> Int? {
        guard nodes[object].kind == .object else { return nil }
        for key in keys(of: object) where string(at: key) == name { return key + 1 }
        return nil
    }

    /// The text of a string.
    package func string(at index: Int) -> String {
        let node = nodes[index]
        if node.hasEscapes { return String(decoding: unescaped(node).bytes, as: UTF8.self) }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]), as: UTF8.self)
        }
    }

    /// The index in `table` of the string at `index`, however its letters are escaped.
    package func word(at index: Int, in table: WordTable) -> Int? {
        let node = nodes[index]
        guard node.hasEscapes else { return table.index(in: bytes, Int(node.start), Int(node.end)) }
        return table.index(of: string(at: index))
    }

    /// The text of a string in UTF-8, with the offset in the file of each of its bytes.
    package func mappedBytes(at index: Int) -> (bytes: [UInt8], offsets: [UInt32]) {
        let node = nodes[index]
        return unescaped(node, mapping: true)
    }

    /// The number at `index`; nil if it does not fit a double.
    package func number(at index: Int) -> Double? {
        let node = nodes[index]
        return Double(decimal: bytes, from: Int(node.start), to: Int(node.end))
    }

    /// What kind of value stands there, in words.
    package func describe(_ index: Int) -> String {
        switch nodes[index].kind {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .nonFinite: String(decoding: bytes[Int(nodes[index].start)..<Int(nodes[index].end)], as: UTF8.self)
        case .yes: "true"
        case .no: "false"
        case .null: "null"
        }
    }

    private func unescaped(_ node: Node, mapping: Bool = false) -> (bytes: [UInt8], offsets: [UInt32]) {
        var result: [UInt8] = []
        var offsets: [UInt32] = []
        result.reserveCapacity(Int(node.end - node.start))
        if mapping { offsets.reserveCapacity(Int(node.end - node.start)) }
        var at = Int(node.start)
        let end = Int(node.end)
        while at < end {
            let start = at
            if bytes[at] != UInt8(ascii: "\\") {
                result.append(bytes[at])
                at += 1
            } else {
                at += 2
                switch bytes[at - 1] {
                case UInt8(ascii: "b"): result.append(0x08)
                case UInt8(ascii: "f"): result.append(0x0C)
                case UInt8(ascii: "n"): result.append(0x0A)
                case UInt8(ascii: "r"): result.append(0x0D)
                case UInt8(ascii: "t"): result.append(0x09)
                case UInt8(ascii: "u"):
                    var scalar = UInt32(hexUnit(at: at))
                    at += 4
                    if scalar & 0xFC00 == 0xD800 {
                        // The parser has seen to it that the other half follows.
                        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(hexUnit(at: at + 2)) & 0x3FF
                        at += 6
                    }
                    result.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
                default: result.append(bytes[at - 1])
                }
            }
            if mapping { while offsets.count < result.count { offsets.append(UInt32(start)) } }
        }
        return (result, offsets)
    }

    private func hexUnit(at offset: Int) -> UInt16 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 4 | UInt16(hexDigit($1) ?? 0) }
    }
}

/// The indices of an array's values, in order.
package struct JSONItems: Sequence, IteratorProtocol {
    let document: JSONDocument
    var at: Int
    let end: Int

    package mutating func next() -> Int? {
        guard at < end else { return nil }
        defer { at = document.next(after: at) }
        return at
    }
}

/// The indices of an object's keys, in order.
package struct JSONKeys: Sequence, IteratorProtocol {
    let document: JSONDocument
    var at: Int
    let end: Int

    package mutating func next() -> Int? {
        guard at < end else { return nil }
        defer { at = document.next(after: at + 1) }
        return at
    }
}
