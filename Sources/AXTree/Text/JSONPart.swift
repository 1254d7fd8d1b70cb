/// A part of a JSON text, read.
struct JSONPart: Sendable {
    /// Its values.
    private(set) var nodes: [JSONDocument.Node]
    /// The first thing that was wrong.
    private(set) var failure: SyntaxError?
    /// The byte where it ended.
    private var end = 0
    /// How many of the containers opened in it were open at once.
    private var depth = 0
    /// What is open where it ended.
    private var open = JSONParser.Open()
    /// The ends of containers that were opened before it.
    private var endsBefore: [(index: Int, end: Int)] = []

    /// From how many bytes on the halves of a text are read at the same time.
    private static let smallestToHalve = 1 << 19

    /// A whole document that begins at byte `start`.
    static func document(_ bytes: [UInt8], from start: Int, _ dialect: JSONDocument.Dialect) -> JSONPart {
        guard bytes.count - start >= smallestToHalve, dialect == .strict, let middle = middle(of: bytes, from: start)
        else { return JSONPart(bytes, from: start, dialect) { $0.document(from: start) } }
        var (part, second) = Cores.both(
            { JSONPart(bytes, from: start, dialect) { $0.document(from: start, until: middle) } },
            { JSONPart(bytes, from: middle, dialect) { $0.items(from: middle) } })
        guard part.failure == nil, part.open.innermost >= 0 else { return part }
        // The second half was begun on a guess, that an item of an array stands there. If it is wrong, or if there is a mistake,
        // that half is read once more, behind the first.
        let isRight =
            part.end == middle && second.failure == nil
            && part.open.outer.count + second.depth <= JSONDocument.maximumDepth
        if isRight { part.append(second) }
        let end = part.end
        let rest = JSONPart(bytes, from: end, dialect, behind: part) { $0.rest(from: end, isBehindValue: isRight) }
        part.nodes += rest.nodes
        for (index, end) in rest.endsBefore { part.nodes[index].end = UInt32(truncatingIfNeeded: end) }
        part.failure = rest.failure
        return part
    }

    /// Reads a part that ends where `read` says.
    private init(
        _ bytes: [UInt8], from start: Int, _ dialect: JSONDocument.Dialect, behind part: JSONPart? = nil,
        read: (inout JSONParser) -> Int
    ) {
        // No value takes less than two bytes, a comma or its closing bracket included; only brackets that are never closed,
        // of which there are as many as may be open, take one. Memory that is never touched costs nothing, growing an
        // array of this size costs a copy.
        let count = bytes.count - start
        var (end, depth, open) = (start, 0, JSONParser.Open())
        var (failure, endsBefore): (SyntaxError?, [(index: Int, end: Int)]) = (nil, [])
        nodes = [JSONDocument.Node](
            unsafeUninitializedCapacity: (count + min(count, JSONDocument.maximumDepth)) / 2 + 2
        ) { nodes, count in
            LargePages.advise(UnsafeMutableRawBufferPointer(nodes))
            bytes.withUnsafeBufferPointer { bytes in
                var parser = JSONParser(
                    bytes: bytes, nodes: nodes, dialect: dialect, base: part?.nodes.count ?? 0,
                    open: part?.open ?? JSONParser.Open())
                end = read(&parser)
                count = parser.count
                (depth, open, failure, endsBefore) = (parser.depth, parser.open, parser.failure, parser.endsBefore)
            }
        }
        (self.end, self.depth, self.open, self.failure, self.endsBefore) = (end, depth, open, failure, endsBefore)
    }

    /// Takes a part that was read as if nothing stood before it.
    private mutating func append(_ next: JSONPart) {
        let base = nodes.count
        nodes += next.nodes
        for index in base..<nodes.count { nodes[index].shift(by: UInt32(truncatingIfNeeded: base)) }
        end = next.end
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
