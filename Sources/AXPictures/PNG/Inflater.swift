/// Decompresses a zlib stream (RFC 1950 and 1951) part by part, so that the whole is never in memory.
struct Inflater {
    /// The bytes that were decompressed last. Those before `new` are kept because later ones can repeat them.
    private(set) var buffer: [UInt8]
    /// The part of `buffer` that the last call of `inflate` decompressed.
    private(set) var new = 0..<0
    /// Whether the stream has ended, its checksum included.
    private(set) var isAtEnd = false

    private let input: [UInt8]
    /// The index of the next byte of the input that is not in `bits`.
    private var at = 0
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var block = Block.none
    private var isLastBlock = false
    private var checksum = Adler32()

    /// The block that is being read.
    private enum Block {
        case none
        case stored(left: Int)
        case compressed(literals: HuffmanCode, distances: HuffmanCode)
    }

    /// The greatest distance of a repetition.
    private static let window = 1 << 15
    /// The longest repetition.
    private static let longestMatch = 258

    /// Creates an inflater of a stream.
    ///
    /// - Throws: A sentence about the header, if it is not that of a zlib stream.
    init(_ input: [UInt8]) throws(InflateError) {
        self.input = input
        buffer = [UInt8](repeating: 0, count: 4 * Self.window)
        guard input.count >= 2 else { throw .truncated }
        guard input[0] & 0x0F == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0 else {
            throw InflateError("it does not begin like a zlib stream")
        }
        guard input[1] & 0x20 == 0 else { throw InflateError("it needs a preset dictionary, which PNG does not have") }
        at = 2
    }

    /// Decompresses the next part, up to the size of the buffer. `new` is empty only at the end.
    mutating func inflate() throws(InflateError) {
        if isAtEnd { return new = 0..<0 }
        var end = new.upperBound
        if end > Self.window {
            buffer.withUnsafeMutableBytes { buffer in
                let kept = UnsafeRawBufferPointer(rebasing: buffer[end - Self.window..<end])
                buffer.copyMemory(from: kept)
            }
            end = Self.window
        }
        let start = end
        let limit = buffer.count - Self.longestMatch
        while end < limit, !isAtEnd {
            switch block {
            case .none:
                if isLastBlock { break }
                try beginBlock()
                continue
            case .stored(let left):
                let count = min(left, limit - end, input.count - at)
                guard count > 0 || left == 0 else { throw .truncated }
                for index in 0..<count { buffer[end + index] = input[at + index] }
                at += count
                end += count
                block = left == count ? .none : .stored(left: left - count)
                continue
            case .compressed(let literals, let distances):
                if try decode(literals, distances, &end, limit) { block = .none }
                continue
            }
            isAtEnd = true
        }
        new = start..<end
        let range = new
        var sum = checksum
        buffer.withUnsafeBufferPointer { sum.update(UnsafeBufferPointer(rebasing: $0[range])) }
        checksum = sum
        if isAtEnd { try checkSum() }
    }

    private mutating func checkSum() throws(InflateError) {
        _ = try take(bitCount & 7)
        var expected: UInt32 = 0
        for _ in 0..<4 { expected = expected << 8 | UInt32(try take(8)) }
        guard expected == checksum.value else {
            throw InflateError("its contents have another Adler-32 checksum than the file says")
        }
    }

    // MARK: Bits

    /// Fills `bits` with as many bytes as there are, up to 56 bits.
    private mutating func refill() {
        while bitCount <= 48, at < input.count {
            bits |= UInt64(input[at]) << UInt64(bitCount)
            at += 1
            bitCount += 8
        }
    }

    /// Returns the next `count` bits, at most 16.
    private mutating func take(_ count: Int) throws(InflateError) -> Int {
        if bitCount < count { refill() }
        guard bitCount >= count else { throw .truncated }
        let value = Int(bits & (1 << UInt64(count) - 1))
        bits >>= UInt64(count)
        bitCount -= count
        return value
    }

    /// Returns the next symbol of a code.
    private mutating func symbol(_ code: HuffmanCode) throws(InflateError) -> Int {
        if bitCount < HuffmanCode.longest { refill() }
        let entry = code.table[Int(bits & (1 << UInt64(HuffmanCode.tableBits) - 1))]
        var (symbol, length) = (Int(entry >> 4), Int(entry & 15))
        if entry == 0 {
            guard let found = code.longSymbol(bits) else {
                throw bitCount < HuffmanCode.longest ? .truncated : InflateError("it has an invalid code")
            }
            (symbol, length) = found
        }
        guard length <= bitCount else { throw .truncated }
        bits >>= UInt64(length)
        bitCount -= length
        return symbol
    }

    // MARK: Blocks

    private mutating func beginBlock() throws(InflateError) {
        isLastBlock = try take(1) == 1
        switch try take(2) {
        case 0:
            _ = try take(bitCount & 7)
            let (length, complement) = (try take(16), try take(16))
            guard length ^ complement == 0xFFFF else { throw InflateError("a stored block has an invalid length") }
            // The bytes that were read ahead.
            at -= bitCount / 8
            (bits, bitCount) = (0, 0)
            block = .stored(left: length)
        case 1: block = .compressed(literals: Self.fixedLiterals, distances: Self.fixedDistances)
        case 2: block = try dynamicBlock()
        default: throw InflateError("it has a block of an invalid kind")
        }
    }

    private static let fixedLiterals = fixed(
        [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { [UInt8](repeating: $0.1, count: $0.0) })
    private static let fixedDistances = fixed([UInt8](repeating: 5, count: 32))

    private static func fixed(_ lengths: [UInt8]) -> HuffmanCode {
        guard let code = HuffmanCode(lengths: lengths) else { preconditionFailure("the fixed codes are complete") }
        return code
    }

    /// The order in which a dynamic block has the lengths of the codes for lengths.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func dynamicBlock() throws(InflateError) -> Block {
        let (literalCount, distanceCount, lengthCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        guard literalCount <= 286, distanceCount <= 30 else { throw InflateError("a block has too many codes") }
        var ofLengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<lengthCount { ofLengths[Self.order[index]] = UInt8(try take(3)) }
        let invalid = InflateError("a block has invalid code lengths")
        guard let code = HuffmanCode(lengths: ofLengths) else { throw invalid }
        var lengths: [UInt8] = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try symbol(code)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw invalid }
                lengths += [UInt8](repeating: last, count: try take(2) + 3)
            case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
            case 18: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
            default: lengths.append(UInt8(symbol))
            }
        }
        guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
            let literals = HuffmanCode(lengths: Array(lengths[..<literalCount])),
            let distances = HuffmanCode(lengths: Array(lengths[literalCount...]))
        else { throw invalid }
        return .compressed(literals: literals, distances: distances)
    }

    // By symbol from 257: the shortest length and the number of bits that are added to it.
    static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    // By symbol: the shortest distance and the number of bits that are added to it.
    static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]

    /// Decodes symbols until the block ends or the buffer is full. Returns whether the block has ended.
    private mutating func decode(
        _ literals: HuffmanCode, _ distances: HuffmanCode, _ end: inout Int, _ limit: Int
    ) throws(InflateError) -> Bool {
        while end < limit {
            let symbol = try symbol(literals)
            if symbol < 256 {
                buffer[end] = UInt8(symbol)
                end += 1
                continue
            }
            if symbol == 256 { return true }
            guard symbol < 257 + Self.lengthBases.count else { throw InflateError("it has an invalid length") }
            let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
            let code = try self.symbol(distances)
            guard code < Self.distanceBases.count else { throw InflateError("it has an invalid distance") }
            let distance = Self.distanceBases[code] + (try take(Self.distanceBits[code]))
            // The buffer begins with the first byte of the stream, or with a whole window.
            guard distance <= end else { throw InflateError("it repeats what is before its beginning") }
            repeatBytes(from: end - distance, to: end, length)
            end += length
        }
        return false
    }

    /// Copies bytes to where they may overlap with themselves: three bytes from 0 to 2 are `ab`, then `aba`.
    private mutating func repeatBytes(from: Int, to: Int, _ length: Int) {
        buffer.withUnsafeMutableBytes { buffer in
            // What was copied can be copied again, twice as much each time.
            var done = 0
            while done < length {
                let count = min(to + done - from, length - done)
                UnsafeMutableRawBufferPointer(rebasing: buffer[to + done..<buffer.count])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[from..<from + count]))
                done += count
            }
        }
    }
}
