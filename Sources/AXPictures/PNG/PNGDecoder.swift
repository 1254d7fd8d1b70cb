import AXSyntax

/// Reads PNG files (PNG specification, third edition): every color type, depth and interlace method.
///
/// The pixels become sRGB with 8 bits for each component: Display P3 is converted, and so are files with another gamma.
/// All checksums are verified.
package enum PNGDecoder {
    /// The first bytes of every file.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads the pixels of a file.
    ///
    /// - Throws: What is wrong with the file, and at which byte.
    package static func decode(
        _ bytes: [UInt8], limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> Picture {
        guard bytes.count <= limits.fileBytes else {
            throw PictureError(
                "the file has more than \(limits.fileBytes >> 20) MiB, which is the limit of a picture",
                isRefusal: true)
        }
        let file = try PNGFile(bytes, limits)
        let header = file.header
        // DEFLATE makes at most 1032 bytes of one: a header that lies must not cost memory.
        guard header.dataSize / 1040 <= file.data.count else {
            throw PictureError(
                at: file.dataOffset,
                "\(file.data.count) bytes of compressed data cannot be \(header.width)×\(header.height) pixels")
        }
        // A pixel takes as many bytes as its colors need.
        let count = header.width * header.height
        var numbers = [UInt8](repeating: 0, count: header.hasFewColors ? count : 0)
        var pixels = [UInt32](repeating: 0xFF00_0000, count: header.hasFewColors ? 0 : count)
        var rows: PNGRows
        do throws(InflateError) { rows = PNGRows(header, try Inflater(file.data)) } catch {
            throw PictureError(at: file.dataOffset, "the compressed data of the picture is damaged: \(error.message)")
        }
        let reader = PNGPixelReader(file)
        var previous = [UInt8](repeating: 0, count: header.rowSize(header.width))
        var row = previous
        for pass in header.passes {
            let size = header.rowSize(pass.width)
            for index in 0..<size { previous[index] = 0 }
            for y in 0..<pass.height {
                let filter = try rows.next(&row, size, file.dataOffset)
                row.withUnsafeMutableBufferPointer { row in
                    previous.withUnsafeBufferPointer { above in
                        guard let row = row.baseAddress, let above = above.baseAddress else { return }
                        filter.undo(row, above, size, max(1, header.pixelBits / 8))
                    }
                }
                let start = (pass.y + y * pass.dy) * header.width + pass.x
                row.withUnsafeBufferPointer { row in
                    if header.hasFewColors {
                        reader.read(row, pass.width, into: &numbers, from: start, step: pass.dx)
                    } else {
                        pixels.withUnsafeMutableBufferPointer {
                            reader.read(row, pass.width, into: $0, from: start, step: pass.dx)
                        }
                    }
                }
                swap(&row, &previous)
            }
        }
        try rows.finish(file.dataOffset)
        if header.hasFewColors { pixels = reader.colors }
        file.profile.conversion?.convert(&pixels)
        var picture = Picture(
            width: header.width, height: header.height,
            header.hasFewColors ? Pixels(numbers, of: pixels) : Pixels(pixels))
        picture.notes = file.profile.notes
        return picture
    }
}
