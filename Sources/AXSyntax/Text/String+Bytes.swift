extension String {
    /// Returns whether all bytes of the text in UTF-8 satisfy a condition.
    @inlinable package func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool { !containsByte { !isWanted($0) } }

    /// Returns whether a byte of the text in UTF-8 satisfies a condition.
    @inlinable package func containsByte(where isWanted: (UInt8) -> Bool) -> Bool {
        // A loop over the stored bytes is several times as fast as one over the view.
        utf8.withContiguousStorageIfAvailable { bytes in
            // In a number and without a return at the first, the compiler looks at sixteen bytes at once.
            var found: UInt8 = 0
            for byte in bytes { found |= isWanted(byte) ? 1 : 0 }
            return found != 0
        } ?? utf8.contains(where: isWanted)
    }
}
