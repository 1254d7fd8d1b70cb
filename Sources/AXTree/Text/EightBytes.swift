/// Eight bytes of a text looked at in one step. Every answer has the high bit set of each byte it is true of, the first byte
/// of the text in the lowest place.
struct EightBytes {
    private let bits: UInt64

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The bytes from `offset` on, of which there must be eight.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        bits = UInt64(
            littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes that are not ASCII.
    @inline(__always)
    var nonASCII: UInt64 { bits & Self.highBits }

    /// The place of the first byte that is one of these two, a control character, or not ASCII; 8 if there is none.
    @inline(__always)
    func firstUnplain(_ one: UInt8, _ other: UInt8) -> Int {
        (unplain(one) | unplain(other)).trailingZeroBitCount / 8
    }

    /// The place of the first byte that is one of these three, a control character, or not ASCII; 8 if there is none.
    @inline(__always)
    func firstUnplain(_ one: UInt8, _ other: UInt8, _ third: UInt8) -> Int {
        (unplain(one) | unplain(other) | unplain(third)).trailingZeroBitCount / 8
    }

    /// The bytes that are `byte`, a control character, or not ASCII. Above the first of them there may be wrong ones: taking
    /// one from a byte sets its high bit if it was zero, and then borrows from the byte above it.
    @inline(__always)
    private func unplain(_ byte: UInt8) -> UInt64 {
        let matches = (bits ^ Self.ones &* UInt64(byte)) &- Self.ones
        let controls = bits &- Self.ones &* 0x20
        return (matches | controls | bits) & Self.highBits
    }

    /// The bytes that go on a UTF-8 sequence.
    @inline(__always)
    var continuations: UInt64 { bits & ~(bits << 1) & Self.highBits }

    /// The bytes that equal `byte`.
    @inline(__always)
    func equal(to byte: UInt8) -> UInt64 {
        let difference = bits ^ Self.ones &* UInt64(byte)
        // Adding 0x7F to the low seven bits carries into the high one unless they are all zero.
        return ~((difference & ~Self.highBits) &+ ~Self.highBits | difference | ~Self.highBits)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The place of the first byte from `start` on that is one of these three, a control character, or not ASCII; the end if
    /// there is none.
    package func firstUnplain(from start: Int, _ one: UInt8, _ other: UInt8, _ third: UInt8) -> Int {
        var at = start
        while at &+ 8 <= count {
            let unplain = EightBytes(self, at: at).firstUnplain(one, other, third)
            if unplain < 8 { return at &+ unplain }
            at &+= 8
        }
        while at < count, self[at] >= 0x20, self[at] < 0x80, self[at] != one, self[at] != other, self[at] != third {
            at &+= 1
        }
        return at
    }

    /// The place of the first byte of UTF-8 from `start` on that needs a closer look before it is shown; the end if there is
    /// none. That is one of these two, and all but printable ASCII and what is beyond it printable and written from left to
    /// right for sure: the letters of Latin-1 (and its `×`), and most of Han and Hangul.
    package func firstDoubtful(from start: Int, _ one: UInt8, _ other: UInt8) -> Int {
        var at = firstUnplain(from: start, one, other, 0x7F)
        while at < count {
            switch self[at] {
            // A byte that goes on a sequence is as harmless as the one that began it.
            case 0x80...0xBF, 0xC3, 0xE5...0xE8, 0xEB, 0xEC: at = firstUnplain(from: at + 1, one, other, 0x7F)
            default: return at
            }
        }
        return at
    }

    /// The place of the first `byte` from `start` on; nil if there is none.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        var at = start
        while at + 8 <= count {
            let found = EightBytes(self, at: at).equal(to: byte)
            if found != 0 { return at + found.trailingZeroBitCount / 8 }
            at += 8
        }
        while at < count {
            if self[at] == byte { return at }
            at += 1
        }
        return nil
    }
}
