import AXEngine
import AXTree

/// The lines on which the controls of one size lie.
private struct GridLines {
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    var count = 0

    /// Whether there are three or more columns and rows, and at least half as many controls as a full grid has.
    var isGrid: Bool { columns.count >= 3 && rows.count >= 3 && count * 2 >= columns.count * rows.count }
}

/// The lines on which the controls of a screen lie.
private final class Grids {
    /// By size of the controls in whole points.
    private(set) var bySize: [Size: GridLines] = [:]

    init(_ screen: ScreenView) {
        for frame in screen.controlIndices.compactMap({ screen.elements[$0].frame }) {
            bySize[frame.size.rounded, default: GridLines()].columns.insert(Int(frame.x.rounded()))
            bySize[frame.size.rounded, default: GridLines()].rows.insert(Int(frame.y.rounded()))
            bySize[frame.size.rounded, default: GridLines()].count += 1
        }
    }
}

extension ElementView {
    /// Whether it is one of the controls of one size in a grid: a key of a keypad or a square of a board game.
    var isInGrid: Bool {
        let grids = screen.cached { Grids(screen) }
        return frame.flatMap { grids.bySize[$0.size.rounded]?.isGrid } ?? false
    }
}

extension Size {
    /// The size in whole points.
    fileprivate var rounded: Size { Size(width.rounded(), height.rounded()) }
}
