extension [UInt8] {
    /// The number of bytes of the byte order mark of UTF-8 at the beginning: 3, or 0 without one.
    package var byteOrderMarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
