/// A fixed list of ASCII words that are found by their bytes, without creating a string for each key of a dump.
@usableFromInline package struct WordTable: Sendable {
    /// The words, in the order given.
    package let words: [String]
    /// The words of each length, with their indices in `words`.
    private let candidates: [[Candidate]]

    private struct Candidate {
        let index: Int
        let bytes: [UInt8]
    }

    /// Creates a table of words.
    package init(_ words: [String]) {
        self.words = words
        let longest = words.map(\.utf8.count).max() ?? 0
        var candidates = [[Candidate]](repeating: [], count: longest + 1)
        for (index, word) in words.enumerated() {
            candidates[word.utf8.count].append(Candidate(index: index, bytes: Array(word.utf8)))
        }
        self.candidates = candidates
    }

    /// Returns the index of the word at `start..<end` of `text`, or `nil` if it is not in the table.
    @usableFromInline package func index(in text: [UInt8], _ start: Int, _ end: Int) -> Int? {
        guard start < end, end - start < candidates.count else { return nil }
        for candidate in candidates[end - start]
        where candidate.bytes[0] == text[start] && text[start..<end].elementsEqual(candidate.bytes) {
            return candidate.index
        }
        return nil
    }

    /// Returns the index of `word`, or `nil` if it is not in the table.
    package func index(of word: String) -> Int? {
        let bytes = Array(word.utf8)
        return index(in: bytes, 0, bytes.count)
    }
}
