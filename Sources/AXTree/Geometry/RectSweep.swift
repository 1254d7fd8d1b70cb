/// Finds the rectangles that lie close to each other without comparing all with all.
public enum RectSweep {
    /// The pairs of rectangles that intersect when the first is grown by `distance` on every side, the lower index first,
    /// in the order of their indices. A rectangle without an inside is in no pair.
    ///
    /// A sweep from top to bottom over the sorted edges. The rectangles that the sweep line crosses are kept in a tree over
    /// their left edges that knows the rightmost edge below each node, so that a question costs the logarithm of their
    /// number and what it finds. `partners` bounds how many pairs one rectangle brings into the result.
    public static func pairs(of rects: [Rect], within distance: Double, partners: Int = .max) -> [(Int, Int)] {
        guard rects.count > 1 else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { (rects[$0].y, $0) < (rects[$1].y, $1) }
        let byBottom = rects.indices.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = ActiveIntervals(rects)
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
    public static func stacks(of rects: [Rect], at points: [Point], partners: Int = .max) -> [(point: Int, rect: Int)] {
        guard !rects.isEmpty, !points.isEmpty else { return [] }
        let byTop = rects.indices.filter { !rects[$0].isEmpty }.sorted { rects[$0].y < rects[$1].y }
        let byBottom = byTop.sorted { rects[$0].maxY < rects[$1].maxY }
        var active = ActiveIntervals(rects)
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

/// The horizontal extents of the rectangles that the sweep line crosses: a complete binary tree, with the rectangles at its
/// leaves in the order of their left edges, and in every node the rightmost edge of the active ones below it.
private struct ActiveIntervals {
    private let rects: [Rect]
    /// The rectangles by left edge, and for each rectangle its place there.
    private let byLeft: [Int]
    private var place: [Int]
    private let leaves: Int
    private var rightmost: [Double]

    init(_ rects: [Rect]) {
        self.rects = rects
        byLeft = rects.indices.sorted { rects[$0].x < rects[$1].x }
        place = [Int](repeating: 0, count: rects.count)
        for (position, index) in byLeft.enumerated() { place[index] = position }
        var leaves = 1
        while leaves < rects.count { leaves *= 2 }
        self.leaves = leaves
        rightmost = [Double](repeating: -.infinity, count: leaves * 2)
    }

    mutating func insert(_ index: Int) { set(index, rects[index].maxX) }

    mutating func remove(_ index: Int) { set(index, -.infinity) }

    private mutating func set(_ index: Int, _ edge: Double) {
        var node = leaves + place[index]
        rightmost[node] = edge
        while node > 1 {
            node /= 2
            let edge = max(rightmost[node * 2], rightmost[node * 2 + 1])
            if rightmost[node] == edge { return }
            rightmost[node] = edge
        }
    }

    /// The active rectangles that begin before `end` and stop after `start`.
    func find(from start: Double, to end: Double, atMost limit: Int, into found: inout [Int]) {
        // The leaves before `stop` begin before `end`.
        var stop = 0
        var count = byLeft.count
        while count > 0 {
            let half = count / 2
            if rects[byLeft[stop + half]].x < end {
                stop += half + 1
                count -= half + 1
            } else {
                count = half
            }
        }
        // Walks the tree from left to right without a stack: `node` is the next one to look at.
        var node = 1
        var first = 0
        var width = leaves
        while found.count < limit, first < stop {
            if rightmost[node] > start {
                if node >= leaves {
                    found.append(byLeft[node - leaves])
                } else {
                    node *= 2
                    width /= 2
                    continue
                }
            }
            // To the next node on the right that is not below what was passed.
            while node & 1 == 1 {
                if node == 1 { return }
                node /= 2
                first -= width
                width *= 2
            }
            node += 1
            first += width
        }
    }
}
