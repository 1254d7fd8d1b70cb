import AXTree

/// A rectangle of whole pixels of a picture.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The column and the row after the last.
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    /// The number of pixels.
    package var area: Int { max(width, 0) * max(height, 0) }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the smallest rectangle that contains both.
    package func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the part that both cover; it may be empty.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }
}
