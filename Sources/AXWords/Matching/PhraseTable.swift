/// Phrases that are found by one of their scalars, such as the last one.
package struct PhraseTable: Sendable {
    /// The scalars by which phrases are found, each once.
    private var scalars: [UInt32] = []
    /// For each of `scalars`, the phrases.
    private var phrases: [[FoldedText]] = []
    /// The bit of each of `scalars`: that of its lowest six bits.
    private var letters: UInt64 = 0

    /// Groups phrases by the scalar that `scalar` returns for them. Those with one scalar keep their order.
    package init(grouping all: [FoldedText], by scalar: (FoldedText) -> UInt32) {
        for phrase in all {
            let scalar = scalar(phrase)
            if let index = scalars.firstIndex(of: scalar) {
                phrases[index].append(phrase)
            } else {
                scalars.append(scalar)
                phrases.append([phrase])
                letters |= 1 &<< UInt64(scalar & 63)
            }
        }
    }

    /// The phrases with a scalar; `nil` if there are none.
    package subscript(scalar: UInt32) -> [FoldedText]? {
        guard letters & 1 &<< UInt64(scalar & 63) != 0, let index = scalars.firstIndex(of: scalar) else { return nil }
        return phrases[index]
    }
}
