/// The areas in which two pictures of one size differ.
package struct PictureDifference: Sendable {
    /// Rectangles in pixels of `size` that contain every pixel that differs, from the top; none if the pictures are
    /// equal.
    package let areas: [PixelRect]
    /// The width and height in pixels of the pictures that were compared.
    package let size: (width: Int, height: Int)

    /// The difference of a component from which on a pixel differs. Rounding while a picture is scaled down changes
    /// less.
    private static let leastDifference = 3
    /// The number of times that one of the pictures is halved at most, so that both have one size.
    private static let mostHalvings = 3
    /// The number of cells across the narrower side. Changes in neighbouring cells are one area.
    private static let cells = 45
    /// The number of areas from which on the cells are made larger.
    private static let mostAreas = 40

    /// Compares two pictures; `nil` if they differ in their size by more than one having been scaled down by halves.
    package init?(_ before: Picture, _ after: Picture) {
        var (one, other) = (before, after)
        for _ in 0..<Self.mostHalvings where one.width != other.width {
            if one.width > other.width { one = one.halved() } else { other = other.halved() }
        }
        guard one.width == other.width, one.height == other.height else { return nil }
        size = (one.width, one.height)
        var cell = max(min(one.width, one.height) / Self.cells, 2)
        var areas = Self.areas(one, other, cell: cell)
        while areas.count > Self.mostAreas {
            cell *= 2
            areas = Self.areas(one, other, cell: cell)
        }
        self.areas = Self.joined(areas).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Returns the extents of changes in cells that are at most one cell apart.
    private static func areas(_ one: Picture, _ other: Picture, cell: Int) -> [PixelRect] {
        let (columns, rows) = ((one.width + cell - 1) / cell, (one.height + cell - 1) / cell)
        var extents = [PixelRect?](repeating: nil, count: columns * rows)
        for y in 0..<one.height {
            for x in 0..<one.width where differ(one[x, y], other[x, y]) {
                let index = y / cell * columns + x / cell
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                extents[index] = extents[index].map { $0.union(pixel) } ?? pixel
            }
        }
        var areas: [PixelRect] = []
        for start in extents.indices {
            guard var area = extents[start] else { continue }
            extents[start] = nil
            var waiting = [start]
            while let index = waiting.popLast() {
                let (column, row) = (index % columns, index / columns)
                for y in max(row - 2, 0)...min(row + 2, rows - 1) {
                    for x in max(column - 2, 0)...min(column + 2, columns - 1) {
                        guard let extent = extents[y * columns + x] else { continue }
                        extents[y * columns + x] = nil
                        area = area.union(extent)
                        waiting.append(y * columns + x)
                    }
                }
            }
            areas.append(area)
        }
        return areas
    }

    private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
        if one == other { return false }
        func isLarge(_ shift: UInt32) -> Bool {
            abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) >= leastDifference
        }
        return isLarge(16) || isLarge(8) || isLarge(0)
    }

    /// Returns the areas with those that overlap made one.
    private static func joined(_ areas: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for area in areas {
            var area = area
            while let index = result.firstIndex(where: { !$0.intersection(area).isEmpty }) {
                area = area.union(result.remove(at: index))
            }
            result.append(area)
        }
        return result
    }
}
