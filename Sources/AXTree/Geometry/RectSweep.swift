/// Finds the rectangles that lie close to each other without comparing all with all.
package enum RectSweep {
    /// The pairs of rectangles that intersect when the first is grown by `distance` on every side, the lower index first,
    /// in the order of their indices. A rectangle without an inside is in no pair.
    ///
    /// A sweep from top to bottom over the sorted edges. Of many rectangles that the sweep line crosses, a question
    /// costs the logarithm of their number and what it finds. `partners` bounds how many pairs one rectangle brings into the result.
    package static func pairs(of rects: [Rect], within distance: Double, partners: Int = .max) -> [(Int, Int)] {
        guard rects.count > 1 else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { (rects[$0].y, $0) < (rects[$1].y, $1) }
        let byBottom = rects.indices.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = ActiveIntervals(rects, partners: partners)
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

    /// The rectangles in whose inside each point lies, as pairs in the order of the points. `partners` bounds how many
    /// rectangles one point gets.
    ///
    /// The same sweep, in which the points only ask: it costs the logarithm of the number of rectangles for each point.
    package static func stacks(of rects: [Rect], at points: [Point], partners: Int = .max) -> [(point: Int, rect: Int)]
    {
        guard !rects.isEmpty, !points.isEmpty else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { rects[$0].y < rects[$1].y }
        let byBottom = byTop.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = ActiveIntervals(rects, partners: partners)
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
