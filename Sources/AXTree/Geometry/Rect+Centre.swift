extension Rect {
    /// The centre of the rectangle.
    package var centre: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Returns whether the rectangle contains a point.
    package func contains(_ point: Point) -> Bool { x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY }
}
