@testable import AXPictures

/// Writes PNG files by hand, with stored blocks instead of compression, so that tests can set every byte.
struct PNGBuilder {
    var width = 2
    var height = 2
    var depth: UInt8 = 8
    var color: UInt8 = 0
    var interlace: UInt8 = 0
    /// The chunks between the header and the data.
    var chunks: [(name: String, contents: [UInt8])] = []
    /// The decompressed data: by row, the filter and its bytes.
    var rows: [[UInt8]] = [[0, 0, 255], [0, 255, 0]]
    /// The compressed data, or `nil` for that of `rows`.
    var data: [UInt8]?
    var hasEnd = true

    var bytes: [UInt8] {
        let header = Self.number(width) + Self.number(height) + [depth, color, 0, 0, interlace]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
        for chunk in chunks { file += Self.chunk(chunk.name, chunk.contents) }
        file += Self.chunk("IDAT", data ?? Self.stored(rows.flatMap(\.self)))
        return hasEnd ? file + Self.chunk("IEND", []) : file
    }

    static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        number(contents.count) + Array(name.utf8) + contents + number(crc(Array(name.utf8) + contents))
    }

    /// The CRC by long division, bit by bit.
    static func crc(_ bytes: [UInt8]) -> Int {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            for bit in 0..<8 {
                let isSet = (remainder ^ UInt32(byte >> bit)) & 1 == 1
                remainder = remainder >> 1 ^ (isSet ? 0xEDB8_8320 : 0)
            }
        }
        return Int(~remainder)
    }

    /// A zlib stream of one stored block.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65521
            second = (second + first) % 65521
        }
        return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + number(second << 16 | first)
    }
}
