/// A fixed list of ASCII words, found by their bytes without making a string.
///
/// Readers meet the same dozen keys in every element of a dump; looking one up must cost less than allocating it. A word is
/// compared by its length, its first eight and its last eight bytes, and only where it is longer than both by the rest.
package struct WordTable: Sendable {
    /// The words, in the order given.
    package let words: [String]
    private let entries: [Entry]
    /// Open addressing; 0 is empty, else the word's index plus one.
    private let slots: [UInt8]

    private struct Entry {
        var length: Int
        var first: UInt64
        var last: UInt64
        var bytes: [UInt8]
    }

    /// A table of at most 254 words.
    package init(_ words: [String]) {
        self.words = words
        entries = words.map { word in
            let bytes = Array(word.utf8)
            let (first, last) = Self.ends(bytes, 0, bytes.count)
            return Entry(length: bytes.count, first: first, last: last, bytes: bytes)
        }
        var slots = [UInt8](repeating: 0, count: Self.capacity(for: words.count))
        for (index, entry) in entries.enumerated() {
            var slot = Self.hash(entry.first, entry.last, entry.length) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt8(index + 1)
        }
        self.slots = slots
    }

    /// The index of the word that stands at `start..<end` of `text`, or nil if it is none of ours.
    package func index(in text: [UInt8], _ start: Int, _ end: Int) -> Int? {
        guard end > start else { return nil }
        let length = end - start
        let (first, last) = Self.ends(text, start, end)
        var slot = Self.hash(first, last, length) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if entries[index].first == first, entries[index].last == last, entries[index].length == length,
                length <= 16 || hasSameMiddle(entries[index].bytes, text, start)
            {
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The index of `word`, or nil if it is none of ours.
    package func index(of word: String) -> Int? {
        let bytes = Array(word.utf8)
        return index(in: bytes, 0, bytes.count)
    }

    private func hasSameMiddle(_ word: [UInt8], _ text: [UInt8], _ start: Int) -> Bool {
        word.withUnsafeBytes { word in
            text.withUnsafeBytes { text in
                // Eight at a time; the last ones may be looked at twice.
                for offset in stride(from: 8, to: word.count - 8, by: 8)
                where word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    != text.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
                {
                    return false
                }
                return true
            }
        }
    }

    /// The first and the last eight bytes; of a shorter word all of them, twice.
    @inline(__always)
    private static func ends(_ text: [UInt8], _ start: Int, _ end: Int) -> (UInt64, UInt64) {
        text.withUnsafeBytes { text in
            if end - start >= 8 { return (eight(of: text, at: start), eight(of: text, at: end - 8)) }
            // What stands around a short word is shifted out, unless the text begins with it.
            let shift = UInt64(8 * (8 - (end - start)))
            if end >= 8 {
                let packed = eight(of: text, at: end - 8) >> shift
                return (packed, packed)
            }
            var packed: UInt64 = 0
            for index in (start..<end).reversed() { packed = packed << 8 | UInt64(text[index]) }
            return (packed, packed)
        }
    }

    @inline(__always)
    private static func eight(of text: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func capacity(for count: Int) -> Int {
        var capacity = 8
        while capacity < count * 4 { capacity *= 2 }
        return capacity
    }

    private static func hash(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
        let mixed = (first ^ last &* 31 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 40)
    }
}
