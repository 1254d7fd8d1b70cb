import AXSyntax
import Testing

/// Well-formed UTF-8, held against the standard library and against a decoder that follows the definition.
@Suite("UTF8Sequence")
struct UTF8SequenceTests {
    @Test("Every sequence of one and of two bytes")
    func short() {
        for first in UInt8.min...UInt8.max {
            check([first])
            for second in UInt8.min...UInt8.max { check([first, second]) }
        }
    }

    @Test("Every lead byte with every combination of bytes at the edges of the ranges")
    func edges() {
        let edges: [UInt8] = [0x00, 0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xF0, 0xFF]
        for first in UInt8(0xBF)...0xFF {
            for second in edges {
                for third in edges {
                    check([first, second, third])
                    for fourth in edges { check([first, second, third, fourth]) }
                }
            }
        }
    }

    @Test("Every 97th scalar, and those beside a change of length, is as long as it is")
    func scalars() {
        let boundaries: [UInt32] = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10FFFF]
        for value in boundaries + Array(stride(from: 0, through: 0x10FFFF, by: 97)) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            #expect(length(bytes + [0x80], at: 0) == bytes.count)
            #expect(length([0xF0] + bytes, at: 1) == bytes.count)
            for cut in 1..<max(bytes.count, 1) { #expect(length(Array(bytes[..<cut]), at: 0) == 0) }
        }
    }

    private func check(_ bytes: [UInt8]) {
        let found = length(bytes, at: 0)
        if found != naiveLength(bytes) { Issue.record("\(bytes): \(found), expected \(naiveLength(bytes))") }
        // `String(decoding:)` throws inside for what it repairs, and Swift Testing takes a backtrace of each error.
        var (parser, iterator) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
        let expected = if case .valid(let scalar) = parser.parseScalar(from: &iterator) { scalar.count } else { 0 }
        if found != expected { Issue.record("\(bytes): \(found), expected \(expected)") }
    }

    private func length(_ bytes: [UInt8], at offset: Int) -> Int {
        bytes.withUnsafeBufferPointer { UTF8Sequence.length(in: $0, at: offset) }
    }

    /// By the definition: decode the payload bits, then see whether that scalar exists and needs that many bytes.
    private func naiveLength(_ bytes: [UInt8]) -> Int {
        let length =
            bytes[0] < 0x80
            ? 1 : bytes[0] >> 5 == 0b110 ? 2 : bytes[0] >> 4 == 0b1110 ? 3 : bytes[0] >> 3 == 0b11110 ? 4 : 0
        guard length > 0, bytes.count >= length else { return 0 }
        var value = UInt32(length == 1 ? bytes[0] : bytes[0] & (0xFF >> UInt8(length + 1)))
        for byte in bytes[1..<length] {
            guard byte >> 6 == 0b10 else { return 0 }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        guard Unicode.Scalar(value) != nil, value >= [0, 0, 0x80, 0x800, 0x10000][length] else { return 0 }
        return length
    }
}
