/// Which characters a text contains, so that rules need not search it for each of them.
@usableFromInline package struct TextCharacters: Sendable {
    /// The ASCII characters of the text.
    @usableFromInline package let ascii: ASCIISet
    /// Whether the text has a character beyond ASCII.
    @usableFromInline package let hasOthers: Bool
    /// The last byte of the text in UTF-8; 0 if it is empty.
    @usableFromInline package let lastByte: UInt8

    /// Collects the characters of a text.
    package init(_ text: String) {
        var ascii = ASCIISet()
        var hasOthers = false
        var lastByte: UInt8 = 0
        text.forEachByte {
            if $0 < 0x80 { ascii.insert($0) } else { hasOthers = true }
            lastByte = $0
        }
        self.ascii = ascii
        self.hasOthers = hasOthers
        self.lastByte = lastByte
    }

    /// Whether the text contains a control character or a character beyond ASCII.
    @inlinable package var hasControlsOrOthers: Bool { hasOthers || containsAny(of: .controls) }

    /// Whether the text contains an ASCII character.
    @inlinable package func contains(_ character: Unicode.Scalar) -> Bool { ascii.contains(UInt8(ascii: character)) }

    /// Whether the text contains one of these ASCII characters.
    @inlinable package func containsAny(of characters: ASCIISet) -> Bool { !ascii.isDisjoint(with: characters) }

    /// Whether the text may have the same words as a text of other characters, apart from case: in ASCII, both have the same letters
    /// and digits.
    package func mayHaveWords(of other: TextCharacters) -> Bool {
        hasOthers || other.hasOthers
            || ascii.lowercased.intersection(.lettersAndDigits)
                == other.ascii.lowercased.intersection(.lettersAndDigits)
    }

    /// Whether all characters of the text are among these.
    @inlinable package func areAll(in characters: ASCIISet) -> Bool { !hasOthers && ascii.isSubset(of: characters) }
}

extension ASCIISet {
    /// The control characters.
    @usableFromInline package static let controls = ASCIISet { $0 < 0x20 || $0 == 0x7F }
    /// The digits.
    package static let digits = ASCIISet("0123456789")
    /// The letters.
    package static let letters = ASCIISet { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    /// The letters and digits.
    package static let lettersAndDigits = ASCIISet { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
}
