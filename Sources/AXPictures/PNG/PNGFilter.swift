/// How the bytes of a row were changed before compression (PNG specification, 9).
enum PNGFilter: UInt8 {
    case none, sub, up, average, paeth

    /// Undoes the filter of a row.
    ///
    /// - Parameters:
    ///   - row: The bytes of the row.
    ///   - above: The bytes of the row above, undone; zeros for the first.
    ///   - count: The number of bytes of each.
    ///   - step: The bytes of a pixel, at least 1.
    func undo(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ step: Int) {
        let first = min(step, count)
        switch self {
        case .none: break
        case .sub: for index in first..<count { row[index] &+= row[index &- step] }
        case .up: for index in 0..<count { row[index] &+= above[index] }
        case .average:
            for index in 0..<first { row[index] &+= above[index] >> 1 }
            for index in first..<count {
                row[index] &+= UInt8(truncatingIfNeeded: (UInt(row[index &- step]) &+ UInt(above[index])) >> 1)
            }
        case .paeth:
            for index in 0..<first { row[index] &+= above[index] }
            // One component after the other, so that the neighbours are at hand.
            for component in 0..<first {
                var (left, corner) = (row[component], above[component])
                var index = component &+ step
                while index < count {
                    let up = above[index]
                    left = row[index] &+ Self.predict(left, up, corner)
                    row[index] = left
                    corner = up
                    index &+= step
                }
            }
        }
    }

    /// Returns which of three neighbours is nearest to left + up - corner.
    static func predict(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        // In flat parts two of them are equal, and the third is nearest.
        if up == corner { return left }
        if left == corner { return up }
        let (a, b, c) = (Int32(left), Int32(up), Int32(corner))
        let (toLeft, toUp) = (abs(b &- c), abs(a &- c))
        let toCorner = abs(a &+ b &- c &- c)
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }
}
