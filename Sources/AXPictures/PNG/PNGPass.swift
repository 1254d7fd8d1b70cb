/// The pixels of a picture that come in one pass: all, or every n-th of an interlaced picture.
struct PNGPass {
    /// The pixels of a row.
    let width: Int
    /// The rows.
    let height: Int
    /// The column of the first pixel.
    var x = 0
    /// The distance from one pixel of a row to the next.
    var dx = 1
    /// The first row.
    var y = 0
    /// The distance from one row to the next.
    var dy = 1

    /// Returns the passes of an interlaced picture which have pixels (PNG specification, 8.2).
    static func adam7(_ width: Int, _ height: Int) -> [PNGPass] {
        let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return starts.compactMap { x, y, dx, dy in
            guard x < width, y < height else { return nil }
            return PNGPass(
                width: (width - x + dx - 1) / dx, height: (height - y + dy - 1) / dy, x: x, dx: dx, y: y, dy: dy)
        }
    }
}
