/// A fixed list of ASCII words that are found by their bytes, without creating a string for each key of a dump.
@usableFromInline package struct WordTable: Sendable {
    /// The words, in the order given.
    package let words: [String]
    /// The bytes of all words, one word after the other.
    private let bytes: [UInt8]
    /// The words of each length.
    private let candidates: [[Candidate]]

    private struct Candidate {
        /// The index in `words`.
        let index: Int
        /// Where the word begins in `bytes`.
        let start: Int
        /// The first eight bytes of the word, and its last eight. A shorter word has all of its bytes in both.
        let first, last: UInt64
    }

    /// Creates a table of words.
    package init(_ words: [String]) {
        self.words = words
        let longest = words.map(\.utf8.count).max() ?? 0
        var candidates = [[Candidate]](repeating: [], count: longest + 1)
        var bytes: [UInt8] = []
        for (index, word) in words.enumerated() {
            let start = bytes.count
            bytes += word.utf8
            let (first, last) = Self.ends(of: bytes, start, bytes.count)
            candidates[bytes.count - start].append(Candidate(index: index, start: start, first: first, last: last))
        }
        self.candidates = candidates
        self.bytes = bytes
    }

    /// Returns the index of the word at `start..<end` of `text`, or `nil` if it is not in the table.
    @usableFromInline package func index(in text: [UInt8], _ start: Int, _ end: Int) -> Int? {
        let count = end - start
        guard start < end, count < candidates.count else { return nil }
        let (first, last) = Self.ends(of: text, start, end)
        for candidate in candidates[count] where candidate.first == first && candidate.last == last {
            // The bytes between the first eight and the last eight.
            var matching = 8
            while matching < count - 8, bytes[candidate.start + matching] == text[start + matching] { matching += 1 }
            if matching >= count - 8 { return candidate.index }
        }
        return nil
    }

    /// Returns the index of `word`, or `nil` if it is not in the table.
    package func index(of word: String) -> Int? {
        let bytes = Array(word.utf8)
        return index(in: bytes, 0, bytes.count)
    }

    /// Returns the first eight and the last eight bytes of `start..<end`, or twice all of them if they are fewer.
    private static func ends(of bytes: [UInt8], _ start: Int, _ end: Int) -> (first: UInt64, last: UInt64) {
        bytes.withUnsafeBytes { bytes in
            if end - start >= 8 {
                return (
                    bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self),
                    bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
                )
            }
            var word: UInt64 = 0
            for byte in bytes[start..<end] { word = word << 8 | UInt64(byte) }
            return (word, word)
        }
    }
}
