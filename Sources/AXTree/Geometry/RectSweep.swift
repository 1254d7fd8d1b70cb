/// Finds rectangles that are close to each other, without comparing every pair.
package enum RectSweep {
    /// Returns the pairs of rectangles that intersect when one of them is grown by `distance` on every side. Empty
    /// rectangles are in no pair.
    ///
    /// A sweep line moves from top to bottom over the sorted edges. Each rectangle that it reaches is compared with the
    /// active ones, which it crosses; finding n of m active rectangles takes O(n + log m).
    ///
    /// - Parameter partners: The greatest number of pairs that one rectangle adds.
    /// - Returns: Pairs with the lower index first, sorted.
    package static func pairs(of rects: [Rect], within distance: Double, partners: Int = .max) -> [(Int, Int)] {
        guard rects.count > 1 else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { (rects[$0].y, $0) < (rects[$1].y, $1) }
        let byBottom = rects.indices.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = IntervalTree(rects)
        var result: [(Int, Int)] = []
        var found: [Int] = []
        var leaving = 0
        for index in byTop {
            let rect = rects[index].grown(by: distance)
            while leaving < byBottom.count, rects[byBottom[leaving]].maxY <= rect.y {
                active.remove(byBottom[leaving])
                leaving += 1
            }
            found.removeAll(keepingCapacity: true)
            active.find(from: rect.x, to: rect.maxX, atMost: partners, into: &found)
            for other in found { result.append(index < other ? (index, other) : (other, index)) }
            active.insert(index)
        }
        return result.sorted(by: <)
    }

    /// Returns the rectangles whose interior contains each point, by the same sweep.
    ///
    /// - Parameter partners: The greatest number of rectangles for one point.
    /// - Returns: Pairs of a point and a rectangle, sorted.
    package static func stacks(of rects: [Rect], at points: [Point], partners: Int = .max) -> [(point: Int, rect: Int)]
    {
        guard !rects.isEmpty, !points.isEmpty else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { rects[$0].y < rects[$1].y }
        let byBottom = byTop.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = IntervalTree(rects)
        var result: [(point: Int, rect: Int)] = []
        var found: [Int] = []
        var (entering, leaving) = (0, 0)
        for point in points.indices.sorted(by: { points[$0].y < points[$1].y }) {
            let (x, y) = (points[point].x, points[point].y)
            while entering < byTop.count, rects[byTop[entering]].y < y {
                active.insert(byTop[entering])
                entering += 1
            }
            while leaving < byBottom.count, rects[byBottom[leaving]].maxY <= y {
                active.remove(byBottom[leaving])
                leaving += 1
            }
            found.removeAll(keepingCapacity: true)
            active.find(from: x, to: x, atMost: partners, into: &found)
            for rect in found { result.append((point, rect)) }
        }
        return result.sorted { ($0.point, $0.rect) < ($1.point, $1.rect) }
    }
}
