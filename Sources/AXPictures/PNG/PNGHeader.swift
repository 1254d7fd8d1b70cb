/// The header of a PNG file: its chunk IHDR.
struct PNGHeader {
    let width: Int
    let height: Int
    /// The bits of a sample: 1, 2, 4, 8 or 16.
    let depth: Int
    let kind: Kind
    let isInterlaced: Bool

    /// The color types of PNG.
    enum Kind: Int {
        case gray = 0
        case color = 2
        case palette = 3
        case grayAlpha = 4
        case colorAlpha = 6

        /// The number of samples of a pixel.
        var samples: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .color: 3
            case .colorAlpha: 4
            }
        }

        /// The bits that a sample can have.
        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .color, .grayAlpha, .colorAlpha: [8, 16]
            }
        }
    }

    /// Reads the header from the contents of its chunk.
    init(_ bytes: ArraySlice<UInt8>, _ limits: PictureLimits) throws(PictureError) {
        let start = bytes.startIndex
        guard bytes.count == 13 else {
            throw PictureError(at: start, "the header has \(bytes.count) bytes, expected 13")
        }
        func number(at offset: Int) -> Int {
            bytes[(start + offset)..<(start + offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        (width, height, depth) = (number(at: 0), number(at: 4), Int(bytes[start + 8]))
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
            throw PictureError(at: start, "the size \(width)×\(height) is not that of a picture")
        }
        guard let kind = Kind(rawValue: Int(bytes[start + 9])), kind.depths.contains(depth) else {
            throw PictureError(
                at: start + 8, "color type \(bytes[start + 9]) with \(depth) bits a sample is not in PNG")
        }
        guard bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] <= 1 else {
            throw PictureError(at: start + 10, "the compression, filter or interlace method is not one of PNG")
        }
        self.kind = kind
        isInterlaced = bytes[start + 12] == 1
        guard width * height <= limits.pixels else {
            throw PictureError(
                at: start,
                "the picture has \(width)×\(height) pixels; the limit is \(limits.pixels / 1_000_000) megapixels",
                isRefusal: true)
        }
        guard dataSize <= limits.decodedBytes else {
            throw PictureError(
                at: start,
                "the picture has \(dataSize >> 20) MiB when decompressed; the limit is \(limits.decodedBytes >> 20) MiB",
                isRefusal: true)
        }
    }

    /// Whether each pixel is the number of one of at most 256 colors.
    var hasFewColors: Bool { pixelBits <= 8 }

    /// The bits of a pixel.
    var pixelBits: Int { depth * kind.samples }

    /// The passes in which the pixels come: one, or seven of an interlaced picture (Adam7).
    var passes: [PNGPass] { isInterlaced ? PNGPass.adam7(width, height) : [PNGPass(width: width, height: height)] }

    /// Returns the number of bytes of a row of this many pixels, without that of its filter.
    func rowSize(_ pixels: Int) -> Int { (pixels * pixelBits + 7) / 8 }

    /// The number of bytes of the decompressed data.
    var dataSize: Int { passes.reduce(0) { $0 + $1.height * (rowSize($1.width) + 1) } }
}
