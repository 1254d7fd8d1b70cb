/// A rectangle on the screen, in points.
///
/// Not `CGRect`, because its `intersects` returns true on Linux for rectangles that only touch. Here comparisons are
/// strict: rectangles that share only an edge do not intersect.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle with its top left corner at `x`, `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Left edge, top edge, width and height.
    package var numbers: [Double] { [x, y, width, height] }
    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The width and the height.
    public var size: Size { Size(width, height) }
    /// The area in square points.
    package var area: Double { width * height }
    /// The shorter side.
    public var shortestSide: Double { min(width, height) }
    /// Whether the rectangle has no interior: a side is zero, negative or not a number.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Whether the interiors of the rectangles overlap. An empty rectangle intersects nothing.
    public func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    /// Returns the rectangle that both cover, or `nil` if they do not intersect.
    public func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether `other` is inside the rectangle, edges included, with a tolerance in points.
    public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// Returns the rectangle with every side moved outward by `distance` points.
    package func grown(by distance: Double) -> Rect {
        Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as reports write it: origin and size, `8,52 20×20`.
    public var description: String { "\(x.inPoints),\(y.inPoints) \(size)" }
}
