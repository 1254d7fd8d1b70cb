/// A set of ASCII characters, kept in two words so that a loop over bytes can hold it in registers.
package struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The characters that are members.
    package init(where isMember: (UInt8) -> Bool) {
        for byte in UInt8(0)..<64 where isMember(byte) { low |= 1 << UInt64(byte) }
        for byte in UInt8(64)..<128 where isMember(byte) { high |= 1 << UInt64(byte - 64) }
    }

    /// The characters of a text.
    package init(_ characters: StaticString) {
        let bytes = UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
        self.init { bytes.contains($0) }
    }

    /// Never true of a byte beyond ASCII.
    package func contains(_ byte: UInt8) -> Bool {
        let word = byte & 64 == 0 ? low : high
        return byte < 128 && (word &>> UInt64(byte & 63)) & 1 != 0
    }

    /// The place of the first byte that is a member; nil if there is none.
    package func firstMember(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        for place in 0..<text.count where contains(text[place]) { return place }
        return nil
    }

    /// Whether every byte is a member.
    package func holdsAll(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in text where !contains(byte) { return false }
        return true
    }
}
