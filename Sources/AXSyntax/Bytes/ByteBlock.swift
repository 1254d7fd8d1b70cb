/// Eight bytes of a text that are examined at once (SIMD within a register, SWAR).
///
/// An answer has the high bit set in each byte that matches; the first byte of the text is the lowest. Example: in
/// `ab"cdefg`, the third byte is a quote, so `special(quote, backslash)` has bit 23 set and no lower one, and
/// `firstSpecial` is 23 / 8 = 2.
struct ByteBlock: Equatable {
    private let bits: UInt64

    /// Eight spaces.
    static var spaces: ByteBlock { ByteBlock(bits: ones &* 0x20) }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    private init(bits: UInt64) { self.bits = bits }

    /// The eight bytes from `offset` on.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        bits = UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The position of the first byte that is `one`, `other`, a control character or not ASCII; 8 if there is none.
    func firstSpecial(_ one: UInt8, _ other: UInt8) -> Int {
        (special(one) | special(other)).trailingZeroBitCount / 8
    }

    /// The position of the first byte that is one of these three, a control character or not ASCII; 8 if there is none.
    func firstSpecial(_ one: UInt8, _ other: UInt8, _ third: UInt8) -> Int {
        (special(one) | special(other) | special(third)).trailingZeroBitCount / 8
    }

    /// The bytes that are `byte`, a control character or not ASCII.
    ///
    /// XOR makes a byte equal to `byte` zero. Subtracting 1 from a zero byte borrows and sets its high bit: for `"`
    /// (0x22), 0x22 ^ 0x22 = 0x00 and 0x00 - 0x01 = 0xFF. Likewise, subtracting 0x20 from a control character such as
    /// 0x0A gives 0xEA. The borrow can set a wrong bit in a higher byte, never in a lower one, so the lowest set bit is
    /// right.
    private func special(_ byte: UInt8) -> UInt64 {
        let matches = (bits ^ Self.ones &* UInt64(byte)) &- Self.ones
        let controls = bits &- Self.ones &* 0x20
        return (matches | controls | bits) & Self.highBits
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset after all blocks of eight spaces from `start` on, such as those of an indentation.
    func endOfSpaces(from start: Int) -> Int {
        var at = start
        while at + 8 <= count, ByteBlock(self, at: at) == .spaces { at += 8 }
        return at
    }

    /// The offset of the first byte from `start` on that is `one`, `other`, a control character or not ASCII; else the
    /// end.
    func firstSpecial(from start: Int, _ one: UInt8, _ other: UInt8) -> Int {
        var at = start
        while at + 8 <= count {
            let position = ByteBlock(self, at: at).firstSpecial(one, other)
            if position < 8 { return at + position }
            at += 8
        }
        while at < count, self[at] >= 0x20, self[at] < 0x80, self[at] != one, self[at] != other { at += 1 }
        return at
    }

    /// The offset of the first byte from `start` on that is one of these three, a control character or not ASCII; else
    /// the end.
    func firstSpecial(from start: Int, _ one: UInt8, _ other: UInt8, _ third: UInt8) -> Int {
        var at = start
        while at + 8 <= count {
            let position = ByteBlock(self, at: at).firstSpecial(one, other, third)
            if position < 8 { return at + position }
            at += 8
        }
        while at < count, self[at] >= 0x20, self[at] < 0x80, self[at] != one, self[at] != other, self[at] != third {
            at += 1
        }
        return at
    }
}
