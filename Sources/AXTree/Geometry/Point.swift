/// A point on the screen, in points.
public struct Point: Hashable, Sendable {
    /// Points from the left edge of the screen.
    public var x: Double
    /// Points from the top edge of the screen.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
