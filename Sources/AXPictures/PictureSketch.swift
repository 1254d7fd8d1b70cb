import AXTree

/// A picture that is drawn for an example: texts as bars, one for each letter, and icons as crosses.
package struct PictureSketch: Sendable {
    /// The picture so far.
    package private(set) var picture: Picture
    /// The pixels of a unit.
    private let scale: Double

    /// Creates a white picture of a screen.
    package init(_ size: Size, scale: Double) {
        self.scale = scale
        picture = Picture(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)),
            filledWith: 0xFFFF_FFFF)
    }

    /// Fills a frame.
    package mutating func fill(_ frame: Rect, with color: RGBColor) {
        let rect = PicturePlacement(scale: scale).pixels(frame).intersection(
            PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
        if rect.isEmpty { return }
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { picture[x, y] = 0xFF00_0000 | color.rgb }
        }
    }

    /// Draws a text on one line in the middle of a frame, from its left edge.
    package mutating func draw(_ text: String, in frame: Rect, size: Double, with color: RGBColor) {
        var x = frame.x
        let top = frame.y + (frame.height - size) / 2
        for scalar in text.unicodeScalars {
            let width = TextShape.width(scalar) * size
            let height = TextShape(String(scalar)).height * size
            if !scalar.properties.isWhitespace {
                fill(Rect(x: x + 0.1 * width, y: top, width: 0.75 * width, height: height), with: color)
            }
            x += width
        }
    }

    /// Draws a cross in the middle of a frame.
    package mutating func drawIcon(in frame: Rect, with color: RGBColor) {
        let size = frame.shortestSide / 2
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        fill(Rect(x: x - size / 2, y: y - size / 10, width: size, height: size / 5), with: color)
        fill(Rect(x: x - size / 10, y: y - size / 2, width: size / 5, height: size), with: color)
    }

    /// Draws the outline of a frame, two pixels wide.
    package mutating func outline(_ frame: Rect, with color: RGBColor) {
        let width = 2 / scale
        fill(Rect(x: frame.x, y: frame.y, width: frame.width, height: width), with: color)
        fill(Rect(x: frame.x, y: frame.maxY - width, width: frame.width, height: width), with: color)
        fill(Rect(x: frame.x, y: frame.y, width: width, height: frame.height), with: color)
        fill(Rect(x: frame.maxX - width, y: frame.y, width: width, height: frame.height), with: color)
    }

    /// Writes digits, letters and hyphens. A character is seven pixels high at every scale, and the upper left corner
    /// of the first one is at `x`, `y`.
    package mutating func write(_ text: String, x: Double, y: Double, with color: RGBColor) {
        let dot = 1 / scale
        for (position, character) in text.lowercased().enumerated() {
            for (row, dots) in PixelFont.rows(character).enumerated() {
                for column in 0..<5 where dots >> UInt8(4 - column) & 1 == 1 {
                    let left = x + Double(position * PixelFont.advance + column) * dot
                    fill(Rect(x: left, y: y + Double(row) * dot, width: dot, height: dot), with: color)
                }
            }
        }
    }
}
