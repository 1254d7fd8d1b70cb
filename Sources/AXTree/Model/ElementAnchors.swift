/// The nearest ancestors of elements at which keys can be anchored, looked for when they are asked for.
struct ElementAnchors {
    private let elements: [Element]
    /// By element: its anchor, -1 where there is none, -2 where nobody has asked yet.
    private var known: [Int32]

    init(_ elements: [Element]) {
        self.elements = elements
        known = [Int32](repeating: -2, count: elements.count)
    }

    /// The anchor of an element, or -1. What lies on the way to it is remembered, so that no way is gone twice.
    mutating func anchor(of index: Int) -> Int32 {
        var at = index
        while known[at] == -2 {
            guard let parent = elements[at].parent, !elements[parent].isAnchor else {
                known[at] = elements[at].parentIndex
                break
            }
            at = parent
        }
        let anchor = known[at]
        at = index
        while known[at] == -2 {
            known[at] = anchor
            at = elements[at].parent ?? index
        }
        return anchor
    }
}
