/// Makes pixels from the bytes of a row.
struct PNGPixelReader {
    private let header: PNGHeader
    private let palette: [UInt32]
    private let transparent: [Int]?

    init(_ file: PNGFile) {
        header = file.header
        // An index that the palette does not have is opaque black, as libpng has it.
        palette = file.palette + Array(repeating: 0xFF00_0000, count: 256 - file.palette.count)
        transparent = file.transparent
    }

    /// Reads the pixels of a row into the pixels of a picture, from the index `start` and with the distance `step`.
    func read(
        _ row: UnsafeBufferPointer<UInt8>, _ count: Int, into pixels: UnsafeMutableBufferPointer<UInt32>,
        from start: Int, step: Int
    ) {
        var target = start
        // The usual pictures without a look at the depth for each pixel.
        if header.depth == 8, header.kind == .colorAlpha {
            for index in 0..<count {
                let at = 4 &* index
                pixels[target] =
                    UInt32(row[at &+ 3]) << 24 | UInt32(row[at]) << 16 | UInt32(row[at &+ 1]) << 8
                    | UInt32(row[at &+ 2])
                target &+= step
            }
        } else if header.depth == 8, header.kind == .color, transparent == nil {
            for index in 0..<count {
                let at = 3 &* index
                pixels[target] =
                    0xFF00_0000 | UInt32(row[at]) << 16 | UInt32(row[at &+ 1]) << 8 | UInt32(row[at &+ 2])
                target &+= step
            }
        } else {
            for index in 0..<count {
                pixels[target] = pixel(row, index)
                target &+= step
            }
        }
    }

    /// Reads the numbers of the colors of the pixels of a row, of a picture with few colors.
    func read(
        _ row: UnsafeBufferPointer<UInt8>, _ count: Int, into numbers: inout [UInt8], from start: Int, step: Int
    ) {
        var target = start
        for index in 0..<count {
            numbers[target] = UInt8(sample(row, index))
            target += step
        }
    }

    /// The colors of a picture with few colors, by number.
    var colors: [UInt32] {
        if header.kind == .palette { return palette }
        return (0..<1 << header.depth).map { sample in color { _ in sample } }
    }

    private func sample(_ row: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
        switch header.depth {
        case 16: return Int(row[2 * at]) << 8 | Int(row[2 * at + 1])
        case 8: return Int(row[at])
        default:
            // The first pixel has the highest bits.
            let bit = at * header.depth
            return Int(row[bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
        }
    }

    private func pixel(_ row: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
        color { sample(row, index * header.kind.samples + $0) }
    }

    /// Returns the color with these samples.
    private func color(_ sample: (_ number: Int) -> Int) -> UInt32 {
        if header.kind == .palette { return palette[sample(0)] }
        let highest = 1 << header.depth - 1
        func byte(_ number: Int) -> UInt32 { UInt32((sample(number) * 255 + highest / 2) / highest) }
        let isTransparent = transparent.map { color in color.indices.allSatisfy { color[$0] == sample($0) } } ?? false
        let opaque: UInt32 = isTransparent ? 0 : 0xFF00_0000
        switch header.kind {
        case .gray: return opaque | byte(0) * 0x01_0101
        case .grayAlpha: return byte(1) << 24 | byte(0) * 0x01_0101
        case .colorAlpha: return byte(3) << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
        case .color, .palette: return opaque | byte(0) << 16 | byte(1) << 8 | byte(2)
        }
    }
}
