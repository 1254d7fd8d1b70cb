/// The horizontal extents of the rectangles that the sweep line crosses. While they are few, as on nearly every screen, a list
/// of them is faster than any tree.
struct ActiveIntervals {
    private let rects: [Rect]
    private let mostFew: Int
    private var few: [Int] = []
    /// All of them, from the moment on when they are more than a few.
    private var tree: IntervalTree?

    /// `partners` is how many a question is answered with at most.
    init(_ rects: [Rect], partners: Int) {
        self.rects = rects
        mostFew = min(partners, 16)
    }

    mutating func insert(_ index: Int) {
        if tree == nil {
            if few.count < mostFew { return few.append(index) }
            var tree = IntervalTree(rects)
            for member in few { tree.insert(member) }
            self.tree = tree
        }
        tree?.insert(index)
    }

    mutating func remove(_ index: Int) {
        if tree != nil {
            tree?.remove(index)
        } else if let place = few.firstIndex(of: index) {
            few.remove(at: place)
        }
    }

    /// The active rectangles that begin before `end` and stop after `start`.
    func find(from start: Double, to end: Double, atMost limit: Int, into found: inout [Int]) {
        if let tree { return tree.find(from: start, to: end, atMost: limit, into: &found) }
        for member in few where rects[member].x < end && rects[member].maxX > start { found.append(member) }
    }
}
