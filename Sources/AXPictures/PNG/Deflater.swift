/// Compresses bytes to a zlib stream (RFC 1950 and 1951) of one block with the fixed codes.
enum Deflater {
    /// Returns the stream.
    static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        var output = BitWriter()
        output.write(0b011, 3)
        var matches = MatchFinder(bytes)
        var at = 0
        while at < bytes.count {
            if let match = matches.match(at: at) {
                output.write(match)
                matches.skip(from: at, match.length)
                at += match.length
            } else {
                output.write(literal: Int(bytes[at]))
                matches.skip(from: at, 1)
                at += 1
            }
        }
        output.write(literal: 256)
        var sum = Adler32()
        bytes.withUnsafeBufferPointer { sum.update($0) }
        return [0x78, 0x9C] + output.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum.value >> $0) }
    }

    /// A repetition of bytes.
    fileprivate struct Match {
        let length: Int
        let distance: Int
    }

    /// Finds earlier occurrences of the next bytes.
    private struct MatchFinder {
        let bytes: [UInt8]
        /// By hash of four bytes, the index of the last occurrence plus 1; 0 for none.
        private var heads = [Int32](repeating: 0, count: 1 << 15)
        /// By index modulo the window, the occurrence before it plus 1.
        private var previous = [Int32](repeating: 0, count: 1 << 15)
        /// How many occurrences are compared.
        private static let tries = 16

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        private func hash(at index: Int) -> Int {
            let first = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
            let value = first | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
            return Int((value &* 2_654_435_761) >> 17)
        }

        func match(at index: Int) -> Match? {
            guard index + 4 <= bytes.count else { return nil }
            let most = min(258, bytes.count - index)
            var best = Match(length: 3, distance: 0)
            var candidate = Int(heads[hash(at: index)]) - 1
            for _ in 0..<Self.tries {
                guard candidate >= 0, index - candidate <= 1 << 15 - 1 else { break }
                var length = 0
                while length < most, bytes[candidate + length] == bytes[index + length] { length += 1 }
                if length > best.length { best = Match(length: length, distance: index - candidate) }
                if length == most { break }
                let next = Int(previous[candidate & (1 << 15 - 1)]) - 1
                guard next < candidate else { break }
                candidate = next
            }
            return best.distance > 0 ? best : nil
        }

        /// Records the occurrences at the next `count` indices.
        mutating func skip(from index: Int, _ count: Int) {
            var index = index
            let end = min(index + count, bytes.count - 3)
            while index < end {
                let hash = hash(at: index)
                previous[index & (1 << 15 - 1)] = heads[hash]
                heads[hash] = Int32(index + 1)
                index += 1
            }
        }
    }

    /// Collects bits, the lowest first.
    private struct BitWriter {
        private var done: [UInt8] = []
        private var bits: UInt64 = 0
        private var count = 0

        /// The bytes, the last filled up with zeros.
        var bytes: [UInt8] { count > 0 ? done + [UInt8(truncatingIfNeeded: bits)] : done }

        mutating func write(_ value: Int, _ length: Int) {
            bits |= UInt64(value) << UInt64(count)
            count += length
            while count >= 8 {
                done.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                count -= 8
            }
        }

        /// Writes a code, whose highest bit comes first.
        private mutating func write(code: Int, _ length: Int) {
            var reversed = 0
            for bit in 0..<length { reversed = reversed << 1 | code >> bit & 1 }
            write(reversed, length)
        }

        /// Writes a symbol with its fixed code (RFC 1951, 3.2.6).
        mutating func write(literal symbol: Int) {
            switch symbol {
            case ..<144: write(code: 0x30 + symbol, 8)
            case ..<256: write(code: 0x190 + symbol - 144, 9)
            case ..<280: write(code: symbol - 256, 7)
            default: write(code: 0xC0 + symbol - 280, 8)
            }
        }

        mutating func write(_ match: Match) {
            let length = Inflater.lengthBases.lastIndex { $0 <= match.length } ?? 0
            write(literal: 257 + length)
            write(match.length - Inflater.lengthBases[length], Inflater.lengthBits[length])
            let distance = Inflater.distanceBases.lastIndex { $0 <= match.distance } ?? 0
            write(code: distance, 5)
            write(match.distance - Inflater.distanceBases[distance], Inflater.distanceBits[distance])
        }
    }
}
