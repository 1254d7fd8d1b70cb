import AXSyntax

/// The chunks of a PNG file that matter to its pixels.
struct PNGFile {
    let header: PNGHeader
    /// The colors of the palette: `0xFFRRGGBB`, with their own alpha if the file has one.
    private(set) var palette: [UInt32] = []
    /// The samples of the color that is transparent, or `nil` if none is.
    private(set) var transparent: [Int]?
    /// The compressed data.
    private(set) var data: [UInt8] = []
    /// The offset of the first chunk with data.
    private(set) var dataOffset = 0
    /// The color space.
    private(set) var profile = PNGColorProfile()

    /// A chunk: its name, its contents, and where it begins.
    private struct Chunk {
        let name: String
        let offset: Int
        let contents: ArraySlice<UInt8>

        /// A chunk with a capital first letter cannot be ignored.
        var isCritical: Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? false }
    }

    /// Reads the chunks of a file.
    init(_ bytes: [UInt8], _ limits: PictureLimits) throws(PictureError) {
        var at = 0
        header = try Self.header(bytes, &at, limits)
        var hasDataEnded = false
        while true {
            let chunk = try Self.chunk(bytes, &at)
            if chunk.name == "IDAT" {
                guard !hasDataEnded else {
                    throw PictureError(at: chunk.offset, "the chunks IDAT are not one after the other")
                }
                if data.isEmpty { dataOffset = chunk.offset }
                data += chunk.contents
                continue
            }
            if !data.isEmpty { hasDataEnded = true }
            if chunk.name == "IEND" { break }
            try read(chunk)
        }
        guard !data.isEmpty else { throw PictureError(at: bytes.count, "the picture has no data: no chunk IDAT") }
        if header.kind == .palette, palette.isEmpty {
            throw PictureError(at: dataOffset, "the picture has no palette: no chunk PLTE before the data")
        }
    }

    /// Reads the header of a file, and sets `at` to the chunk after it.
    static func header(_ bytes: [UInt8], _ at: inout Int, _ limits: PictureLimits) throws(PictureError) -> PNGHeader {
        guard bytes.starts(with: PNGDecoder.signature) else { throw PictureKind.error(for: bytes) }
        at = PNGDecoder.signature.count
        let first = try chunk(bytes, &at)
        guard first.name == "IHDR" else {
            throw PictureError(at: first.offset, "found the chunk \(first.name.printable), expected IHDR")
        }
        return try PNGHeader(first.contents, limits)
    }

    /// Reads the chunk at `at`, and sets `at` to the next one.
    private static func chunk(_ bytes: [UInt8], _ at: inout Int) throws(PictureError) -> Chunk {
        let offset = at
        func cutOff(_ name: String) -> PictureError {
            PictureError(at: bytes.count, "the file ends within \(name); it may have been cut off")
        }
        guard bytes.count - at >= 8 else {
            throw bytes.count == at
                ? PictureError(at: at, "the file ends without the chunk IEND; it may have been cut off")
                : cutOff("a chunk")
        }
        let length = Int(number(bytes[at..<at + 4]))
        let nameBytes = bytes[at + 4..<at + 8]
        guard nameBytes.allSatisfy({ (65...90).contains($0 & ~0x20) }) else {
            throw PictureError(at: offset, "found no name of a chunk, expected four letters")
        }
        let name = String(decoding: nameBytes, as: UTF8.self)
        guard length <= bytes.count - at - 12 else { throw cutOff("the chunk \(name)") }
        let contents = bytes[at + 8..<at + 8 + length]
        let sum = bytes[at + 4..<at + 8 + length].withUnsafeBufferPointer { CRC32.checksum($0) }
        guard sum == number(bytes[at + 8 + length..<at + 12 + length]) else {
            throw PictureError(
                at: offset, "the contents of the chunk \(name) have another CRC than the file says; it is damaged")
        }
        at += 12 + length
        return Chunk(name: name, offset: offset, contents: contents)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    private mutating func read(_ chunk: Chunk) throws(PictureError) {
        let contents = Array(chunk.contents)
        switch chunk.name {
        case "PLTE":
            guard palette.isEmpty, data.isEmpty, !contents.isEmpty, contents.count % 3 == 0, contents.count <= 768
            else {
                throw PictureError(
                    at: chunk.offset, "found a palette of \(contents.count) bytes, expected one of 3 to 768")
            }
            guard header.kind == .palette else { return }
            palette = stride(from: 0, to: contents.count, by: 3).map { index in
                0xFF00_0000 | Self.number(contents[index..<index + 3])
            }
        case "tRNS":
            try readTransparency(contents, chunk.offset)
        case "sRGB": profile.isSRGB = true
        case "gAMA" where contents.count == 4: profile.gamma = Int(Self.number(contents[...]))
        case "cICP" where contents.count == 4: profile.codePoints = contents
        case "iCCP": profile.read(contents)
        case _ where chunk.isCritical:
            throw PictureError(at: chunk.offset, "found the chunk \(chunk.name), which is not in PNG")
        default: break
        }
    }

    private mutating func readTransparency(_ contents: [UInt8], _ offset: Int) throws(PictureError) {
        switch header.kind {
        case .palette:
            guard contents.count <= palette.count else {
                throw PictureError(
                    at: offset, "\(contents.count) colors are transparent, but the palette has \(palette.count)")
            }
            for (index, alpha) in contents.enumerated() {
                palette[index] = palette[index] & 0x00FF_FFFF | UInt32(alpha) << 24
            }
        case .gray, .color:
            guard contents.count == 2 * header.kind.samples else {
                throw PictureError(
                    at: offset, "the transparent color has \(contents.count) bytes, expected \(2 * header.kind.samples)"
                )
            }
            transparent = stride(from: 0, to: contents.count, by: 2).map {
                Int(contents[$0]) << 8 | Int(contents[$0 + 1])
            }
        case .grayAlpha, .colorAlpha: break
        }
    }
}
