/// Which sides of an Android view may be longer than the dump says, because part of the view is out of sight.
///
/// Android gives the bounds of the visible part. A button of 48×48 dp at the end of a list is in the dump as 48×20 dp,
/// and its lower edge is that of the list.
package struct AndroidClipping: Hashable, Sendable {
    /// Whether the left or the right part may be out of sight.
    package private(set) var cutsWidth = false
    /// Whether the upper or the lower part may be out of sight.
    package private(set) var cutsHeight = false

    /// Whether the view ends at the lower edge of what scrolls, and does not begin at its upper edge.
    package private(set) var endsAtLowerEdge = false

    /// Whether a part is beyond an edge, and so invisible.
    package private(set) var isPartlyBeyond = false

    /// Whether any part may be out of sight.
    package var cuts: Bool { cutsWidth || cutsHeight }

    /// The known size: that of the smallest rectangle around the view and its visible descendants, whose bounds Compose
    /// does not cut where another view covers the edge. A side that is cut is infinite.
    package private(set) var knownSize: Size

    /// The number of views around and inside a view that are compared with it, so that deep nesting takes no time.
    private static let limit = 200

    /// The length in dp below which a side of what scrolls is not the side along which it scrolls.
    private static let strip = 88.0

    /// Compares a view with the scrolling views around it, with its window, and with its descendants.
    ///
    /// A side is cut if exactly one of its ends touches an edge of a scrolling view or of the window, or lies beyond an
    /// edge.
    package init(of index: Int, in screen: Screen) {
        let elements = screen.elements
        guard let frame = elements[index].frame else {
            knownSize = Size(.infinity, .infinity)
            return
        }
        let slack = screen.frameTolerance
        var around = elements[index].parent
        for _ in 0..<Self.limit {
            guard let ancestor = around else { break }
            around = elements[ancestor].parent
            let clips = around == nil || elements[ancestor].view?.flags.contains(.scrollable) == true
            guard clips, let region = elements[ancestor].frame, !region.isEmpty else { continue }
            if !region.contains(frame, tolerance: slack) {
                (cutsWidth, cutsHeight, isPartlyBeyond) = (true, true, true)
            }
            let scrolls = elements[ancestor].view?.flags.contains(.scrollable) == true
            // What scrolls in a strip scrolls along it.
            let isStrip = scrolls && !screen.hasFramesInPixels
            let (isLow, isNarrow) = (isStrip && region.height < Self.strip, isStrip && region.width < Self.strip)
            if !isNarrow, (frame.x - region.x <= slack) != (region.maxX - frame.maxX <= slack) { cutsWidth = true }
            if !isLow, (frame.y - region.y <= slack) != (region.maxY - frame.maxY <= slack) { cutsHeight = true }
            if scrolls, region.maxY - frame.maxY <= slack, frame.y - region.y > slack { endsAtLowerEdge = true }
            if scrolls, screen.endsAtCover(frame, in: ancestor) { cutsHeight = true }
        }
        var extent = frame
        for inside in (index + 1..<elements[index].subtreeEnd).prefix(Self.limit) {
            guard let part = elements[inside].frame, !part.isEmpty, elements[inside].isVisible != false else {
                continue
            }
            extent = extent.union(part)
        }
        knownSize = Size(cutsWidth ? .infinity : extent.width, cutsHeight ? .infinity : extent.height)
    }
}

extension Screen {
    /// Returns whether a view that is drawn over what scrolls ends where a frame in it begins, or begins where it ends:
    /// a bar of Compose, which gives what is under the bar the bounds of the visible part.
    fileprivate func endsAtCover(_ frame: Rect, in scroller: Int) -> Bool {
        guard let region = elements[scroller].frame, let parent = elements[scroller].parent else { return false }
        var next = elements[scroller].subtreeEnd
        for _ in 0..<4 where next < elements[parent].subtreeEnd {
            defer { next = elements[next].subtreeEnd }
            guard elements[next].isVisible != false, let cover = elements[next].frame, cover.intersects(region),
                cover.x - frame.x <= frameTolerance, frame.maxX - cover.maxX <= frameTolerance
            else { continue }
            if abs(cover.y - frame.maxY) <= frameTolerance || abs(cover.maxY - frame.y) <= frameTolerance {
                return true
            }
        }
        return false
    }
}

extension Rect {
    /// Returns the smallest rectangle that contains both.
    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
