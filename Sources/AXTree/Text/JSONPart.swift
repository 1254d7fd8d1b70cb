/// A part of a JSON text, read.
struct JSONPart: Sendable {
    /// Its values.
    private(set) var nodes: [JSONDocument.Node]
    /// The first thing that was wrong.
    private(set) var failure: SyntaxError?
    /// The byte where it ended.
    private var end = 0
    /// How many containers were open at once.
    private var depth = 0
    /// What is open where the text ended although a value was due.
    private var open = JSONParser.Open()
    /// The ends of containers that were opened before it.
    private var endsBefore: [(index: Int, end: Int)] = []

    /// From how many bytes on the halves of a text are read at the same time.
    private static let smallestToHalve = 1 << 19

    /// A whole document that begins at byte `start`.
    static func document(_ bytes: [UInt8], from start: Int, _ dialect: JSONDocument.Dialect) -> JSONPart {
        if bytes.count - start >= smallestToHalve, dialect == .strict, let whole = halves(bytes, from: start) {
            return whole
        }
        return JSONPart(bytes, from: start, dialect) { parser in
            parser.document(from: start)
            return bytes.count
        }
    }

    /// A document whose halves are read at the same time: the second on the guess that it begins with an item of an array. Nil if
    /// that is wrong, and after any mistake, which is told as it always is when the text is read once more.
    private static func halves(_ bytes: [UInt8], from start: Int) -> JSONPart? {
        guard let middle = middle(of: bytes, from: start) else { return nil }
        var (part, items) = Cores.both(
            {
                JSONPart(bytes, from: start, to: middle, .strict) { parser in
                    parser.document(from: start)
                    return middle
                }
            },
            // The array is not known yet: it counts as the one value before.
            { JSONPart(bytes, from: middle, .strict, base: 1, open: .array) { $0.items(from: middle) } })
        // The first half has to end where an item is due, and that alone may be missing.
        let array = part.open.innermost
        guard part.failure?.offset == middle, array >= 0, array & 1 == 0, items.failure == nil,
            part.open.outer.count + items.depth - 1 <= JSONDocument.maximumDepth
        else { return nil }
        let base = part.nodes.count
        part.nodes += items.nodes
        for index in base..<part.nodes.count { part.nodes[index].shift(by: base - 1) }
        part.nodes[array / 2].end = UInt32(truncatingIfNeeded: part.nodes.count)

        let around = JSONParser.Open(innermost: part.open.outer.popLast() ?? -1, outer: part.open.outer)
        let rest = JSONPart(bytes, from: items.end, .strict, base: part.nodes.count, open: around) { parser in
            parser.rest(from: items.end)
            return bytes.count
        }
        guard rest.failure == nil else { return nil }
        part.nodes += rest.nodes
        for (index, end) in rest.endsBefore { part.nodes[index].end = UInt32(truncatingIfNeeded: end) }
        part.failure = nil
        return part
    }

    /// Reads a part that ends where `read` says.
    private init(
        _ bytes: [UInt8], from start: Int, to limit: Int? = nil, _ dialect: JSONDocument.Dialect, base: Int = 0,
        open: JSONParser.Open = JSONParser.Open(), read: (inout JSONParser) -> Int
    ) {
        // No value takes less than two bytes, a comma or its closing bracket included; only brackets that are never closed,
        // of which there are as many as may be open, take one. Memory that is never touched costs nothing, growing an
        // array of this size costs a copy; so there is room for the parts behind, too.
        let count = bytes.count - start
        var (end, depth) = (start, 0)
        var (openAtEnd, endsBefore): (JSONParser.Open, [(index: Int, end: Int)]) = (JSONParser.Open(), [])
        var failure: SyntaxError?
        nodes = [JSONDocument.Node](
            unsafeUninitializedCapacity: (count + min(count, JSONDocument.maximumDepth)) / 2 + 2
        ) { nodes, count in
            LargePages.advise(UnsafeMutableRawBufferPointer(nodes))
            bytes.withUnsafeBufferPointer { bytes in
                var parser = JSONParser(
                    bytes: UnsafeBufferPointer(rebasing: bytes[..<(limit ?? bytes.count)]), nodes: nodes,
                    dialect: dialect, base: base, open: open)
                end = read(&parser)
                count = parser.count
                (depth, openAtEnd, endsBefore, failure) = (parser.depth, parser.open, parser.endsBefore, parser.failure)
            }
        }
        (self.end, self.depth, self.open, self.endsBefore, self.failure) = (end, depth, openAtEnd, endsBefore, failure)
    }

    /// The place of an object behind another one, probably an item of an array, somewhere in the middle of a text.
    private static func middle(of bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var at = start + (bytes.count - start) / 2
            let limit = at + 1 << 16
            while let brace = bytes.firstIndex(of: UInt8(ascii: "}"), from: at), brace < limit {
                at = brace + 1
                let comma = blanks(bytes, brace + 1)
                guard comma < bytes.count, bytes[comma] == UInt8(ascii: ",") else { continue }
                let next = blanks(bytes, comma + 1)
                if next < bytes.count, bytes[next] == UInt8(ascii: "{") { return next }
            }
            return nil
        }
    }

    private static func blanks(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        return at
    }
}
