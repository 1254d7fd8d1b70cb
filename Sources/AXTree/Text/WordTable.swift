/// A fixed list of ASCII words, found by their bytes without making a string.
///
/// Readers meet the same dozen keys in every element of a dump; looking one up must cost less than allocating it.
package struct WordTable: Sendable {
    /// The words, in the order given.
    package let words: [String]
    private let bytes: [[UInt8]]
    /// Open addressing; 0 is empty, else the word's index plus one.
    private let slots: [UInt16]

    package init(_ words: [String]) {
        self.words = words
        bytes = words.map { Array($0.utf8) }
        var slots = [UInt16](repeating: 0, count: Self.capacity(for: words.count))
        for (index, word) in bytes.enumerated() {
            var slot = Self.hash(word, 0, word.count) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(index + 1)
        }
        self.slots = slots
    }

    /// The index of the word that stands at `start..<end` of `text`, or nil if it is none of ours.
    package func index(in text: [UInt8], _ start: Int, _ end: Int) -> Int? {
        guard end > start else { return nil }
        var slot = Self.hash(text, start, end) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if matches(bytes[index], text, start, end) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The index of `word`, or nil if it is none of ours.
    package func index(of word: String) -> Int? {
        let bytes = Array(word.utf8)
        return index(in: bytes, 0, bytes.count)
    }

    private func matches(_ word: [UInt8], _ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
        guard word.count == end - start else { return false }
        for offset in 0..<word.count where word[offset] != text[start + offset] { return false }
        return true
    }

    private static func capacity(for count: Int) -> Int {
        var capacity = 8
        while capacity < count * 4 { capacity *= 2 }
        return capacity
    }

    private static func hash(_ text: [UInt8], _ start: Int, _ end: Int) -> Int {
        let length = end - start
        guard length > 0 else { return 0 }
        return length &* 5 &+ Int(text[start]) &* 31 &+ Int(text[end - 1]) &* 131 &+ Int(text[start + length / 2]) &* 17
    }
}
