/// Horizontal extents of rectangles, of which some are active: a complete binary tree, with the rectangles at its leaves in the
/// order of their left edges, and in every node the rightmost edge of the active ones below it.
struct IntervalTree {
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
