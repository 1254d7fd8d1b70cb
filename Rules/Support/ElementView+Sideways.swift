import AXEngine
import AXTree

extension ElementView {
    /// Whether what scrolls around it may scroll sideways: its contents do not form a column of three rows or more within
    /// its sides, or several of them lie beside it.
    var mayBeScrolledSideways: Bool {
        guard let scroller = screen.scroller(of: index) else { return false }
        guard let outer = screen.elements[scroller].frame, !outer.isEmpty else { return true }
        var rows = 0
        var bottom = -Double.infinity
        var beside = 0
        let frames = screen.subjectIndices.filter { $0 > scroller && $0 < screen.elements[scroller].subtreeEnd }
            .compactMap { $0 == index ? nil : screen.elements[$0].frame }.filter { !$0.isEmpty }.sorted { $0.y < $1.y }
        for frame in frames {
            if frame.x >= outer.maxX || frame.maxX <= outer.x { beside += 1 }
            let isInside = frame.x >= outer.x - 2 && frame.maxX <= outer.maxX + 2
            if isInside, frame.y >= bottom - 2 {
                rows += 1
                bottom = frame.maxY
            }
        }
        return rows < 3 || beside > 2
    }
}
