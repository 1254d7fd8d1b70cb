/// A fixed set of folded texts, which are found by their fingerprints without hashing them again.
package struct FoldedSet: Sendable {
    /// The texts, each once.
    package let texts: [FoldedText]
    /// At the position that the fingerprint of a text gives, or the next free one: the index of the text in `texts`. -1 is free.
    ///
    /// The positions are a power of two, at least twice as many as texts: 8 for 3 texts.
    private let positions: [Int32]

    /// Creates a set of texts, of which some may be equal.
    package init(_ texts: some Sequence<FoldedText>) {
        let all = Array(texts)
        var size = 2
        while size < all.count * 2 { size *= 2 }
        var positions = [Int32](repeating: -1, count: size)
        var distinct: [FoldedText] = []
        distinct.reserveCapacity(all.count)
        for text in all {
            let position = Self.position(of: text.fingerprint, in: positions, distinct) { $0 == text }
            guard positions[position] < 0 else { continue }
            positions[position] = Int32(distinct.count)
            distinct.append(text)
        }
        self.texts = distinct
        self.positions = positions
    }

    /// Whether it has no text.
    package var isEmpty: Bool { texts.isEmpty }

    /// Returns whether a text is in the set.
    package func contains(_ text: FoldedText) -> Bool { index(of: text) != nil }

    /// Returns whether a part of a folded text is in the set.
    package func contains(_ part: ArraySlice<UInt32>) -> Bool { index(of: part) != nil }

    /// Returns the index of a text in `texts`; `nil` if the set does not have it.
    package func index(of text: FoldedText) -> Int? {
        index(at: Self.position(of: text.fingerprint, in: positions, texts) { $0 == text })
    }

    /// Returns the index in `texts` of a part of a folded text; `nil` if the set does not have it.
    package func index(of part: ArraySlice<UInt32>) -> Int? {
        index(at: Self.position(of: FoldedText.fingerprint(of: part), in: positions, texts) { $0.scalars[...] == part })
    }

    private func index(at position: Int) -> Int? { positions[position] < 0 ? nil : Int(positions[position]) }

    /// Returns the texts of both sets.
    package func union(_ other: FoldedSet) -> FoldedSet { FoldedSet(texts + other.texts) }

    /// Returns the position of the text with a fingerprint that `isWanted`, or the free one at which it would be.
    private static func position(
        of fingerprint: UInt64, in positions: [Int32], _ texts: [FoldedText], _ isWanted: (FoldedText) -> Bool
    ) -> Int {
        // The low bits of a fingerprint depend on the low bits of the scalars alone.
        var position = Int(truncatingIfNeeded: fingerprint ^ fingerprint >> 32) & (positions.count - 1)
        while positions[position] >= 0, !isWanted(texts[Int(positions[position])]) {
            position = (position + 1) & (positions.count - 1)
        }
        return position
    }
}

extension FoldedSet: Sequence {
    package func makeIterator() -> IndexingIterator<[FoldedText]> { texts.makeIterator() }
}

extension FoldedSet: ExpressibleByArrayLiteral {
    package init(arrayLiteral texts: FoldedText...) { self.init(texts) }
}
