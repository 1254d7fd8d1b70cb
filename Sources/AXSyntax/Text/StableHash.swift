/// A hash that is the same in every run and on every platform, for ids that other systems store. Swift's `Hasher`
/// differs between runs.
package enum StableHash {
    /// Returns 32 hexadecimal digits: the 64-bit FNV-1a hash of the parts, and a second hash with another multiplier.
    package static func digits(_ parts: [String]) -> String {
        let (first, second) = hashes(of: parts)
        return hexadecimal(first) + hexadecimal(second)
    }

    /// Returns the first 16 of the hexadecimal digits.
    package static func shortDigits(_ parts: [String]) -> String { hexadecimal(hashes(of: parts).first) }

    private static func hashes(of parts: [String]) -> (first: UInt64, second: UInt64) {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x6C62_272E_07BB_0142
        func add(_ byte: UInt8) {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            second = (second ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            second ^= second >> 32
        }
        for part in parts {
            for byte in part.utf8 { add(byte) }
            // A separator that is no byte of UTF-8, so that ["ab", "c"] and ["a", "bc"] differ.
            add(0xFF)
        }
        return (first, second)
    }

    /// Returns the 16 hexadecimal digits of a number.
    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let bytes = (0..<16).map { (index: UInt64) -> UInt8 in digits[Int(number >> (60 - 4 * index) & 15)] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
