import AXTree

/// The pixels of a screen, in sRGB with 8 bits for each component.
package struct Picture: Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels row by row, from the top left: `0xAARRGGBB`, where the alpha `0xFF` is opaque.
    package var pixels: [UInt32]
    /// What was unusual about the file and was accepted, one sentence each.
    package var notes: [String] = []

    /// Creates a picture of which every pixel has one value.
    package init(width: Int, height: Int, filledWith pixel: UInt32 = 0xFF00_0000) {
        self.width = width
        self.height = height
        pixels = [UInt32](repeating: pixel, count: width * height)
    }

    /// The pixel in a column and a row, from 0.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// The width and height in pixels.
    package var size: Size { Size(Double(width), Double(height)) }
}

extension Picture {
    /// Returns the picture turned by 90°.
    func turned(clockwise: Bool) -> Picture {
        var result = Picture(width: height, height: width)
        for y in 0..<height {
            for x in 0..<width {
                if clockwise { result[height - 1 - y, x] = self[x, y] } else { result[y, width - 1 - x] = self[x, y] }
            }
        }
        return result
    }
}
