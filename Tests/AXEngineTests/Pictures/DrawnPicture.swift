import AXPictures
import AXTree

/// A picture that tests draw: flat backgrounds, and letters of two stems with a bar between them, whose right edges are
/// mixed with the background as antialiasing does.
struct DrawnPicture {
    private(set) var picture: Picture
    private let scale: Double

    init(_ size: Size, scale: Double, _ texts: [DrawnText]) {
        self.scale = scale
        picture = Picture(
            width: Int(size.width * scale), height: Int(size.height * scale), filledWith: 0xFFFF_FFFF)
        for text in texts { draw(text) }
    }

    private mutating func draw(_ text: DrawnText) {
        let frame = text.frame
        if text.background != 0xFFFFFF {
            fill(
                Rect(x: frame.x - 10, y: frame.y - 8, width: frame.width + 20, height: frame.height + 16),
                text.background)
        }
        var y = frame.y
        for line in text.lines {
            let height = (line.size * 1.2).rounded(.up)
            // The base line is at four fifths of the line.
            draw(line, x: frame.x, baseline: y + height * 0.8, on: text.background)
            y += height
        }
    }

    private mutating func draw(_ line: DrawnText.Line, x start: Double, baseline: Double, on background: UInt32) {
        var x = start
        let stem = max(line.size * 0.09, 2 / scale)
        for letter in line.text {
            let width = DrawnText.width(letter) * line.size
            defer { x += width }
            if letter == " " { continue }
            let isTall = letter.isUppercase || letter.isNumber || "bdfhklt".contains(letter)
            let height = (isTall ? 0.72 : 0.52) * line.size
            let bottom = baseline + ("gjpqy".contains(letter) ? 0.2 * line.size : 0)
            let (top, left) = (baseline - height, x + 0.06 * line.size)
            let right = x + width - 0.06 * line.size - stem
            drawStem(Rect(x: left, y: top, width: stem, height: bottom - top), line.ink, background)
            if right > left + stem {
                drawStem(Rect(x: right, y: top, width: stem, height: baseline - top), line.ink, background)
                fill(Rect(x: left, y: top, width: right - left, height: stem), line.ink)
            }
        }
    }

    /// Fills a stem, and the pixels right of it with the mean of its color and the background.
    private mutating func drawStem(_ rect: Rect, _ ink: UInt32, _ background: UInt32) {
        let mean = (ink >> 1 & 0x7F7F7F) + (background >> 1 & 0x7F7F7F)
        fill(Rect(x: rect.maxX, y: rect.y, width: 1 / scale, height: rect.height), mean)
        fill(rect, ink)
    }

    private mutating func fill(_ rect: Rect, _ color: UInt32) {
        func pixel(_ value: Double, _ end: Int) -> Int { min(max(Int((value * scale).rounded()), 0), end) }
        for y in pixel(rect.y, picture.height)..<pixel(rect.maxY, picture.height) {
            for x in pixel(rect.x, picture.width)..<pixel(rect.maxX, picture.width) {
                picture[x, y] = 0xFF00_0000 | color
            }
        }
    }
}
