import AXTree

/// What cuts the elements of a screen: its edges, and what scrolls.
struct Clips {
    /// Few different rectangles cut many elements, so elements refer to them by number.
    private var rects: [Rect] = []
    private var rectOf: [Int32]
    private var scrollerOf: [Int32]

    /// Works out what cuts each element, from the outside in.
    init(_ screen: Screen) {
        let elements = screen.elements
        rectOf = [Int32](repeating: -1, count: elements.count)
        scrollerOf = [Int32](repeating: -1, count: elements.count)
        if let size = screen.size { rects.append(Rect(x: 0, y: 0, width: size.width, height: size.height)) }
        let outermost: Int32 = screen.size == nil ? -1 : 0
        for index in elements.indices {
            guard let parent = elements[index].parent else {
                rectOf[index] = outermost
                continue
            }
            rectOf[index] = rectOf[parent]
            scrollerOf[index] = scrollerOf[parent]
            guard Self.scrolls(elements[parent].type) else { continue }
            scrollerOf[index] = Int32(parent)
            guard let frame = elements[parent].frame, !frame.isEmpty else { continue }
            // Every child of one parent is cut by the same rectangle.
            guard index == parent + 1 else {
                rectOf[index] = rectOf[parent + 1]
                continue
            }
            let outer = rectOf[parent]
            let nothing = Rect(x: frame.x, y: frame.y, width: 0, height: 0)
            rectOf[index] = Int32(rects.count)
            rects.append(outer < 0 ? frame : rects[Int(outer)].intersection(frame) ?? nothing)
        }
    }

    /// What can be seen of an element at most; nil if nothing cuts it.
    func clip(of index: Int) -> Rect? { rectOf[index] < 0 ? nil : rects[Int(rectOf[index])] }

    /// The nearest element around it that scrolls its content; nil if there is none.
    func scroller(of index: Int) -> Int? { scrollerOf[index] < 0 ? nil : Int(scrollerOf[index]) }

    private static func scrolls(_ type: ElementType) -> Bool {
        switch type {
        case .scrollView, .table, .collectionView, .webView: true
        default: false
        }
    }
}
