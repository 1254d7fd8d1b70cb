/// The horizontal extents of the rectangles that the sweep line crosses: a list while they are few, as on nearly every
/// screen, and then a tree.
struct ActiveIntervals {
    private let rects: [Rect]
    /// The greatest length of the list.
    private let maximumListCount: Int
    private var list: [Int] = []
    /// The tree, once the list would be too long.
    private var tree: IntervalTree?

    /// Creates an empty set. `partners` is the greatest number of results of `find`.
    init(_ rects: [Rect], partners: Int) {
        self.rects = rects
        maximumListCount = min(partners, 16)
    }

    mutating func insert(_ index: Int) {
        if tree == nil {
            if list.count < maximumListCount { return list.append(index) }
            var tree = IntervalTree(rects)
            for member in list { tree.insert(member) }
            self.tree = tree
        }
        tree?.insert(index)
    }

    mutating func remove(_ index: Int) {
        if tree != nil {
            tree?.remove(index)
        } else if let position = list.firstIndex(of: index) {
            list.remove(at: position)
        }
    }

    /// Appends the active rectangles that begin before `end` and end after `start`. A list ignores `limit`, which it cannot
    /// exceed.
    func find(from start: Double, to end: Double, atMost limit: Int, into found: inout [Int]) {
        if let tree { return tree.find(from: start, to: end, atMost: limit, into: &found) }
        for member in list where rects[member].x < end && rects[member].maxX > start { found.append(member) }
    }
}
