/// A rectangle on the screen, in points.
///
/// Our own type, because `CGRect.intersects` on Linux is true for rectangles that only touch. Here every comparison is
/// strict: rectangles that share no more than an edge do not intersect.
public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// Points from side to side.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A rectangle whose top left corner is at `x`, `y`.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// Width and height.
    public var size: Size { Size(width, height) }
    /// Square points.
    public var area: Double { width * height }
    /// The shorter side.
    public var shortestSide: Double { min(width, height) }
    /// Whether there is nothing inside: a side is zero or negative.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Whether the insides of the two meet. Touching edges do not count; a rectangle without an inside meets nothing.
    public func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    /// What both cover, or nothing where they do not intersect.
    public func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether `other` lies wholly inside, edges included, give or take `tolerance` points.
    public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
        other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }

    /// The rectangle with every side moved outward by `distance` points.
    public func grown(by distance: Double) -> Rect {
        Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as reports write it: `8,52 20×20`.
    public var description: String { "\(x.inPoints),\(y.inPoints) \(size)" }
}
