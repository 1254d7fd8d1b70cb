/// The horizontal extents of rectangles, some of which are active.
///
/// A complete binary tree. Its leaves are the rectangles in the order of their left edges, and each node has the
/// rightmost edge of the active rectangles below it. Node 1 is the root, and the children of node n are 2n and 2n + 1.
/// Example with three rectangles, so four leaves: the leaves are nodes 4 to 7, of which node 7 is unused.
struct IntervalTree {
    private let rects: [Rect]
    /// The indices of the rectangles by left edge.
    private let byLeft: [Int]
    /// For each rectangle, its position in `byLeft`.
    private var positions: [Int]
    private let leaves: Int
    private var rightmost: [Double]

    init(_ rects: [Rect]) {
        self.rects = rects
        byLeft = rects.indices.sorted { rects[$0].x < rects[$1].x }
        positions = [Int](repeating: 0, count: rects.count)
        for (position, index) in byLeft.enumerated() { positions[index] = position }
        var leaves = 1
        while leaves < rects.count { leaves *= 2 }
        self.leaves = leaves
        rightmost = [Double](repeating: -.infinity, count: leaves * 2)
    }

    mutating func insert(_ index: Int) { set(index, rects[index].maxX) }

    mutating func remove(_ index: Int) { set(index, -.infinity) }

    private mutating func set(_ index: Int, _ edge: Double) {
        var node = leaves + positions[index]
        rightmost[node] = edge
        while node > 1 {
            node /= 2
            let edge = max(rightmost[node * 2], rightmost[node * 2 + 1])
            if rightmost[node] == edge { return }
            rightmost[node] = edge
        }
    }

    /// Appends the active rectangles that begin before `end` and end after `start`, until there are `limit` results.
    func find(from start: Double, to end: Double, atMost limit: Int, into found: inout [Int]) {
        // The rectangles of the leaves before `stop` begin before `end`.
        let stop = byLeft.partitioningIndex { rects[$0].x >= end }
        // Walks the tree from left to right without a stack. `node` is the next node; `first` and `width` are the first
        // leaf and the number of leaves below it.
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
            // Moves to the nearest node on the right: up while the node is a right child, then to the sibling.
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
