/// The well-formed byte sequences of the Unicode Standard, table 3-7.
package enum UTF8Sequence {
    /// Returns the error at the first byte from `start` on that is not UTF-8, or `nil`.
    package static func error(in bytes: [UInt8], from start: Int) -> SyntaxError? {
        bytes.withUnsafeBufferPointer { buffer in
            var at = start
            while at < buffer.count {
                let length = length(in: buffer, at: at)
                if length == 0 {
                    return SyntaxError(at: at, found: SyntaxError.describe(buffer, at: at), expected: "valid UTF-8")
                }
                at += length
            }
            return nil
        }
    }

    /// Returns the number of bytes of the scalar that begins at `offset`, or 0 if it is not well formed.
    package static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let lead = bytes[offset]
        if lead < 0x80 { return 1 }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return 0
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
        for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
