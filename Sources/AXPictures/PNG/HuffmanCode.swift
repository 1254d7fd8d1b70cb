/// A prefix code of a DEFLATE block (RFC 1951, 3.2.2), as a table that is indexed by the next bits of the stream.
struct HuffmanCode {
    /// The bits that index `table`. Longer codes, which are rare, are found one bit after the other.
    static let tableBits = 10
    /// The longest code.
    static let longest = 15

    /// By the next ten bits, the symbol times 16 plus the length of its code; 0 where no short code begins like that.
    private(set) var table = [UInt16](repeating: 0, count: 1 << tableBits)
    /// By length, the number of codes.
    private var counts = [Int](repeating: 0, count: longest + 1)
    /// The symbols, sorted by their codes.
    private var symbols: [UInt16] = []

    /// Creates the code of symbols with these lengths; `nil` if there is none. Only a code of one symbol may be
    /// incomplete.
    init?(lengths: [UInt8]) {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var left = 1
        for length in 1...Self.longest {
            left = left << 1 - counts[length]
            if left < 0 { return nil }
        }
        let used = counts.reduce(0, +)
        if left > 0, used > 1 || used == 1 && counts[1] == 0 { return nil }

        // The first index in `symbols` and the first code of each length.
        var (starts, codes) = ([Int](repeating: 0, count: 17), [Int](repeating: 0, count: 17))
        for length in 1...Self.longest {
            starts[length + 1] = starts[length] + counts[length]
            codes[length + 1] = (codes[length] + counts[length]) << 1
        }
        symbols = [UInt16](repeating: 0, count: used)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            symbols[starts[length]] = UInt16(symbol)
            starts[length] += 1
            fill(codes[length], length, UInt16(symbol))
            codes[length] += 1
        }
    }

    /// Sets the entries of a code of at most ten bits. The stream has the first bit of a code lowest.
    private mutating func fill(_ code: Int, _ length: Int, _ symbol: UInt16) {
        guard length <= Self.tableBits else { return }
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        for entry in stride(from: reversed, to: 1 << Self.tableBits, by: 1 << length) {
            table[entry] = symbol << 4 | UInt16(length)
        }
    }

    /// Returns the symbol whose code the bits begin with, and the length of the code; `nil` if there is none.
    func longSymbol(_ bits: UInt64) -> (symbol: Int, length: Int)? {
        var (code, first, index) = (0, 0, 0)
        for length in 1...Self.longest {
            code |= Int(bits >> UInt64(length - 1) & 1)
            if code - first < counts[length] { return (Int(symbols[index + code - first]), length) }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        return nil
    }
}
