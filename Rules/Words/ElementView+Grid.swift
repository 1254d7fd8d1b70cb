import AXEngine
import AXTree

/// The lines on which the controls of one size lie.
private struct GridLines {
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    var count = 0

    /// Whether at least half of the places in three or more columns and rows are taken.
    var isGrid: Bool { columns.count >= 3 && rows.count >= 3 && count * 2 >= columns.count * rows.count }
}

/// The lines by size of the controls, in whole points.
private enum Grids: ScreenCacheKey { typealias Value = [Size: GridLines] }

extension ElementView {
    /// Whether it is one of the controls of one size in a grid: a key of a keypad or a square of a board game.
    var isInGrid: Bool {
        let grids = screen.cached(Grids.self) {
            screen.controlIndices.reduce(into: [Size: GridLines]()) { grids, index in
                guard let frame = screen.elements[index].frame else { return }
                grids[frame.size.rounded, default: GridLines()].columns.insert(Int(frame.x.rounded()))
                grids[frame.size.rounded, default: GridLines()].rows.insert(Int(frame.y.rounded()))
                grids[frame.size.rounded, default: GridLines()].count += 1
            }
        }
        return frame.flatMap { grids[$0.size.rounded]?.isGrid } ?? false
    }
}

extension Size {
    /// The size in whole points.
    fileprivate var rounded: Size { Size(width.rounded(), height.rounded()) }
}
