import AXPictures

/// A small copy of a picture with few colors.
package enum Thumbnail {
    /// The least width in pixels to which a picture is halved.
    private static let width = 160

    /// Returns the copy as a PNG; `nil` if the file cannot be read.
    package static func png(of file: [UInt8]) -> [UInt8]? {
        guard var picture = try? PictureReader.read(file) else { return nil }
        while picture.width >= 2 * width { picture = picture.halved() }
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                // 16 values for each component: 0x3A becomes 0x33.
                let high = picture[x, y] & 0x00F0_F0F0
                picture[x, y] = 0xFF00_0000 | high | high >> 4
            }
        }
        return PNGEncoder.encode(picture)
    }
}
