/// The checksum of a zlib stream (RFC 1950): two sums, modulo 65521.
struct Adler32 {
    private var first: UInt32 = 1
    private var second: UInt32 = 0

    /// The checksum so far.
    var value: UInt32 { second << 16 | first }

    /// Adds bytes.
    mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        // 5552 is the most bytes whose sums fit in 32 bits.
        var at = 0
        var (first, second) = (self.first, self.second)
        while at < bytes.count {
            let end = min(at + 5552, bytes.count)
            while at < end {
                first &+= UInt32(bytes[at])
                second &+= first
                at += 1
            }
            first %= 65521
            second %= 65521
        }
        (self.first, self.second) = (first, second)
    }
}
