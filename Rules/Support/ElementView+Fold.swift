import AXEngine
import AXTree

extension ElementView {
    /// Whether part of it lies above or below the visible part of what scrolls around it. Its frame is then that of the
    /// whole element: a frame that a dump cuts ends at the edge.
    var isBelowFold: Bool {
        guard let frame, !frame.isEmpty, let size = screen.screen.size else { return false }
        let isInFlatList = !screen.carries(.children)
        guard isInFlatList || screen.scroller(of: index) != nil else { return false }
        let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let clip = isInFlatList ? window : screen.clip(of: index) ?? window
        let slack = screen.screen.frameTolerance + 1
        let isBeside = frame.x < clip.x - slack || frame.maxX > clip.maxX + slack
        return !isBeside && (frame.maxY > clip.maxY + slack || frame.y < clip.y - slack)
    }

    /// The frame, if the size and location of the element are known: it is visible and not clipped, or lies below the
    /// fold.
    var wholeFrame: Rect? { measurableFrame ?? (isBelowFold ? frame : nil) }
}
