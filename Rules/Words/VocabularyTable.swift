/// The languages of the words of a vocabulary, which are found by a hash of their scalars.
struct VocabularyTable: Sendable {
    /// At the position that the hash of a word gives, or the next free one: the hash. 0 is free.
    private var hashes: [UInt64]
    /// By position: the languages of the word.
    private var entries: [Vocabulary.Entry]

    /// Creates a table with room for half as many words as it has positions, a power of two.
    init(positions: Int) {
        hashes = [UInt64](repeating: 0, count: positions)
        entries = [Vocabulary.Entry](repeating: Vocabulary.Entry(), count: positions)
    }

    /// The languages that have the word with a hash.
    subscript(hash: UInt64) -> Vocabulary.Entry {
        get { entries[position(of: hash)] }
        set {
            let position = position(of: hash)
            hashes[position] = hash
            entries[position] = newValue
        }
    }

    /// Returns the position of a word, or the free one at which it would be.
    private func position(of hash: UInt64) -> Int {
        // The low bits of a hash depend on the low bits of the scalars alone.
        var position = Int(truncatingIfNeeded: hash ^ hash >> 32) & (hashes.count - 1)
        while hashes[position] != 0, hashes[position] != hash { position = (position + 1) & (hashes.count - 1) }
        return position
    }
}
