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

    /// Returns the number of bytes of the text in UTF-8 that satisfy a condition.
    @inlinable package func byteCount(where isWanted: (UInt8) -> Bool) -> Int {
        var count = 0
        forEachByte { if isWanted($0) { count += 1 } }
        return count
    }

    /// Calls `body` with each byte of the text in UTF-8.
    @inlinable package func forEachByte(_ body: (UInt8) -> Void) {
        let stored: Void? = utf8.withContiguousStorageIfAvailable { bytes in for byte in bytes { body(byte) } }
        if stored == nil { utf8.forEach(body) }
    }
}
