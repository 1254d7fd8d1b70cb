/// A fixed list of ASCII words that are found by their bytes, without creating a string for each key of a dump.
package struct WordTable: Sendable {
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
    }

    /// Creates a table of words.
    package init(_ words: [String]) {
        self.words = words
        let longest = words.map(\.utf8.count).max() ?? 0
        var candidates = [[Candidate]](repeating: [], count: longest + 1)
        var bytes: [UInt8] = []
        for (index, word) in words.enumerated() {
            candidates[word.utf8.count].append(Candidate(index: index, start: bytes.count))
            bytes += word.utf8
        }
        self.candidates = candidates
        self.bytes = bytes
    }

    /// Returns the index of the word at `start..<end` of `text`, or `nil` if it is not in the table.
    package func index(in text: [UInt8], _ start: Int, _ end: Int) -> Int? {
        let count = end - start
        guard start < end, count < candidates.count else { return nil }
        for candidate in candidates[count] where bytes[candidate.start] == text[start] {
            var matching = 1
            while matching < count, bytes[candidate.start &+ matching] == text[start &+ matching] { matching &+= 1 }
            if matching == count { return candidate.index }
        }
        return nil
    }

    /// Returns the index of `word`, or `nil` if it is not in the table.
    package func index(of word: String) -> Int? {
        let bytes = Array(word.utf8)
        return index(in: bytes, 0, bytes.count)
    }
}
