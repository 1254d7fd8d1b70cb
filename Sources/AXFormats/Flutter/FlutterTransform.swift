import AXTree

/// A transformation of coordinates in a plane: `x' = xx·x + xy·y + x`, and `y'` likewise.
struct FlutterTransform {
    var xx = 1.0
    var xy = 0.0
    var x = 0.0
    var yx = 0.0
    var yy = 1.0
    var y = 0.0

    /// Returns the transformation that does `inner` first.
    func after(_ inner: FlutterTransform) -> FlutterTransform {
        FlutterTransform(
            xx: xx * inner.xx + xy * inner.yx, xy: xx * inner.xy + xy * inner.yy,
            x: xx * inner.x + xy * inner.y + x,
            yx: yx * inner.xx + yy * inner.yx, yy: yx * inner.xy + yy * inner.yy,
            y: yx * inner.x + yy * inner.y + y)
    }

    /// Returns the smallest rectangle around a transformed one, or `nil` if it is not reasonable.
    func callAsFunction(_ rect: Rect) -> Rect? {
        let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
        let across = corners.map { xx * $0.0 + xy * $0.1 + x }
        let down = corners.map { yx * $0.0 + yy * $0.1 + y }
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            return nil
        }
        return Rect(reasonable: left, top, right - left, bottom - top)
    }
}

extension FlutterTransform {
    /// Creates the transformation of a matrix of four rows and columns, row by row, or `nil` without its first two rows.
    init?(matrix cells: [Double]) {
        guard cells.count >= 8 else { return nil }
        self.init(xx: cells[0], xy: cells[1], x: cells[3], yx: cells[4], yy: cells[5], y: cells[7])
    }
}
