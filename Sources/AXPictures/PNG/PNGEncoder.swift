import AXSyntax

/// Writes PNG files with 8 bits for each component, marked as sRGB.
package enum PNGEncoder {
    /// Returns a file with these pixels: without alpha if all are opaque.
    package static func encode(_ picture: Picture) -> [UInt8] {
        let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 0xFF }
        var header = bytes(UInt32(picture.width)) + bytes(UInt32(picture.height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        var file = PNGDecoder.signature
        file += chunk("IHDR", header) + chunk("sRGB", [0])
        file += chunk("IDAT", Deflater.deflate(filtered(picture, isOpaque: isOpaque)))
        return file + chunk("IEND", [])
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let sum = CRC32.checksum(Array(name.utf8) + contents)
        return bytes(UInt32(contents.count)) + Array(name.utf8) + contents + bytes(sum)
    }

    /// Returns the rows, each with the filter whose bytes have the smallest sum, as the specification advises.
    private static func filtered(_ picture: Picture, isOpaque: Bool) -> [UInt8] {
        let step = isOpaque ? 3 : 4
        var result: [UInt8] = []
        result.reserveCapacity(picture.height * (picture.width * step + 1))
        let zeros = [UInt8](repeating: 0, count: picture.width * step)
        var above = zeros
        for y in 0..<picture.height {
            var row = [UInt8](repeating: 0, count: above.count)
            var at = 0
            for x in y * picture.width..<(y + 1) * picture.width {
                let pixel = picture.pixels[x]
                row[at] = UInt8(truncatingIfNeeded: pixel >> 16)
                row[at + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                row[at + 2] = UInt8(truncatingIfNeeded: pixel)
                if !isOpaque { row[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
                at += step
            }
            // Most rows of a screen are like those above them: no filter is better than that of zeros.
            if row == above, row != zeros {
                result.append(PNGFilter.up.rawValue)
                result += zeros
                continue
            }
            var (best, bestCost) = (row, Int.max)
            var bestFilter = PNGFilter.none
            for filter in [PNGFilter.none, .sub, .up, .paeth] {
                let bytes = apply(filter, row, above, step)
                var cost = 0
                for byte in bytes { cost += Int(Int8(bitPattern: byte).magnitude) }
                if cost < bestCost { (best, bestCost, bestFilter) = (bytes, cost, filter) }
            }
            result.append(bestFilter.rawValue)
            result += best
            above = row
        }
        return result
    }

    private static func apply(_ filter: PNGFilter, _ row: [UInt8], _ above: [UInt8], _ step: Int) -> [UInt8] {
        var result = row
        switch filter {
        case .sub: for index in row.indices.dropFirst(step) { result[index] &-= row[index - step] }
        case .up: for index in row.indices { result[index] &-= above[index] }
        case .paeth:
            for index in row.indices.prefix(step) { result[index] &-= above[index] }
            for index in row.indices.dropFirst(step) {
                result[index] &-= PNGFilter.predict(row[index - step], above[index], above[index - step])
            }
        case .none, .average: break
        }
        return result
    }
}
