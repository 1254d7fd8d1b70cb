/// The cyclic redundancy check of chunks (ISO 3309, PNG specification, annex D).
package enum CRC32 {
    /// By byte, the remainder of its polynomial.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// Returns the checksum of bytes.
    package static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        let table = table
        var value = UInt32.max
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
        return ~value
    }
}
