import AXTree

/// A set of letters in sixty-four bits. Letters share them: one that is not in it was never put in, one that is may not have been.
struct LetterSketch {
    private var bits: UInt64 = 0

    /// Puts a letter in.
    mutating func insert(_ letter: UInt32) { bits |= 1 << UInt64(letter & 63) }

    /// Whether the letter may have been put in.
    func mayContain(_ letter: UInt32) -> Bool { bits >> UInt64(letter & 63) & 1 == 1 }
}

extension FoldedText {
    /// The letters with which its tokens begin.
    var initials: LetterSketch {
        var initials = LetterSketch()
        var last: UInt32 = 0x20
        for letter in scalars {
            if last == 0x20 { initials.insert(letter) }
            last = letter
        }
        return initials
    }
}
