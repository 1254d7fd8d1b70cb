import AXTree

extension Rect {
    /// The centre of the rectangle.
    var centre: Point { Point(x: x + width / 2, y: y + height / 2) }
}
