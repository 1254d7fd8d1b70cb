/// A set of ASCII characters: one bit for each.
@usableFromInline package struct ASCIISet: Equatable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// Creates an empty set.
    package init() {}

    /// Creates the set of the characters for which `isMember` is true.
    package init(where isMember: (UInt8) -> Bool) {
        for byte in UInt8(0)..<64 where isMember(byte) { low |= 1 << UInt64(byte) }
        for byte in UInt8(64)..<128 where isMember(byte) { high |= 1 << UInt64(byte - 64) }
    }

    /// Creates the set of the characters of a text.
    package init(_ characters: String) {
        for byte in characters.utf8 where byte < 128 { insert(byte) }
    }

    /// Adds an ASCII character.
    @inlinable package mutating func insert(_ byte: UInt8) {
        if byte & 64 == 0 { low |= 1 &<< UInt64(byte & 63) } else { high |= 1 &<< UInt64(byte & 63) }
    }

    /// Whether the byte is a member. False for every byte that is not ASCII.
    @inlinable package func contains(_ byte: UInt8) -> Bool {
        let word = byte & 64 == 0 ? low : high
        return byte < 128 && (word &>> UInt64(byte & 63)) & 1 != 0
    }

    /// Whether one of the characters is also in another set.
    package func intersects(_ other: ASCIISet) -> Bool { low & other.low != 0 || high & other.high != 0 }
}
