import AXTree

/// The pixels of a screen, in sRGB with 8 bits for each component.
package struct Picture: Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels row by row, from the top left.
    package var pixels: Pixels
    /// What was unusual about the file and was accepted, one sentence each.
    package var notes: [String] = []

    /// Creates a picture of which every pixel has one value.
    package init(width: Int, height: Int, filledWith pixel: UInt32 = 0xFF00_0000) {
        self.width = width
        self.height = height
        pixels = Pixels([UInt32](repeating: pixel, count: width * height))
    }

    /// Creates a picture of these pixels.
    init(width: Int, height: Int, _ pixels: Pixels) {
        self.width = width
        self.height = height
        self.pixels = pixels
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
    /// Fills the part of a rectangle that is inside the picture.
    package mutating func fill(_ rect: PixelRect, with pixel: UInt32) {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        if rect.isEmpty { return }
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { self[x, y] = pixel }
        }
    }

    /// Returns the picture with half the width and height: each pixel is the mean of four. An odd column or row at the
    /// end is left out.
    package func halved() -> Picture {
        var result = Picture(width: max(width / 2, 1), height: max(height / 2, 1))
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (right, below) = (min(2 * x + 1, width - 1), min(2 * y + 1, height - 1))
                let four = [self[2 * x, 2 * y], self[right, 2 * y], self[2 * x, below], self[right, below]]
                var mean: UInt32 = 0
                for shift: UInt32 in [0, 8, 16, 24] {
                    mean |= (four.reduce(2) { $0 + ($1 >> shift & 0xFF) } / 4) << shift
                }
                result[x, y] = mean
            }
        }
        return result
    }

    /// Returns the picture turned by 90°.
    func turned(clockwise: Bool) -> Picture {
        let turned = pixels.rearranged { position in
            // The column and the row in the result.
            let (x, y) = (position % height, position / height)
            return clockwise ? (height - 1 - x) * width + y : x * width + width - 1 - y
        }
        return Picture(width: height, height: width, turned)
    }
}
