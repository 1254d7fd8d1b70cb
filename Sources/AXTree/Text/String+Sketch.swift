extension String {
    /// A number of so many bits that is the same for texts that are equal, and seldom for others: of the length and both ends.
    /// Texts beyond ASCII, which may be equal and spelled with other bytes, all have the highest.
    package func sketch(bits: Int) -> Int {
        let highest = 1 << bits - 1
        return utf8.withContiguousStorageIfAvailable { bytes -> Int in
            guard bytes.reduce(0, |) < 0x80 else { return highest }
            var ends: UInt64 = 0
            if bytes.count >= 8 {
                let raw = UnsafeRawBufferPointer(bytes)
                let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
                ends = first &* 31 ^ raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            } else {
                for byte in bytes { ends = ends << 8 | UInt64(byte) }
            }
            let mixed = (ends ^ UInt64(bytes.count)) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
        } ?? highest
    }
}
