import AXTree

/// The clipping regions of a screen's elements: the visible part of what scrolls around them, within the screen.
struct ClippingRegions: Sendable {
    /// The distinct regions. Few regions clip many elements, so elements refer to them by index.
    private var regions: [Rect] = []
    /// By element: the index of its region, or -1 without one.
    private var regionOfElement: [Int32]
    /// By element: the index of the nearest scroll view around it, or -1 without one.
    private var scrollViewOfElement: [Int32]

    /// Computes the region of each element, from the outermost element inwards.
    init(_ screen: Screen) {
        let elements = screen.elements
        regionOfElement = [Int32](repeating: -1, count: elements.count)
        scrollViewOfElement = [Int32](repeating: -1, count: elements.count)
        if let size = screen.size { regions.append(Rect(x: 0, y: 0, width: size.width, height: size.height)) }
        let outermost: Int32 = screen.size == nil ? -1 : 0
        for index in elements.indices {
            guard let parent = elements[index].parent else {
                regionOfElement[index] = outermost
                continue
            }
            regionOfElement[index] = regionOfElement[parent]
            scrollViewOfElement[index] = scrollViewOfElement[parent]
            guard Self.scrolls(elements[parent].type) else { continue }
            scrollViewOfElement[index] = Int32(parent)
            guard let frame = elements[parent].frame, !frame.isEmpty else { continue }
            // All children of a scroll view share the region made for its first child.
            guard index == parent + 1 else {
                regionOfElement[index] = regionOfElement[parent + 1]
                continue
            }
            let outer = regionOfElement[parent]
            let nothing = Rect(x: frame.x, y: frame.y, width: 0, height: 0)
            regionOfElement[index] = Int32(regions.count)
            regions.append(outer < 0 ? frame : regions[Int(outer)].intersection(frame) ?? nothing)
        }
    }

    /// The clipping region of an element; `nil` if nothing clips it.
    func region(of index: Int) -> Rect? { regionOfElement[index] < 0 ? nil : regions[Int(regionOfElement[index])] }

    /// The nearest element around `index` that scrolls its content; `nil` if there is none.
    func scrollView(around index: Int) -> Int? {
        scrollViewOfElement[index] < 0 ? nil : Int(scrollViewOfElement[index])
    }

    private static func scrolls(_ type: ElementType) -> Bool {
        switch type {
        case .scrollView, .table, .collectionView, .webView: true
        default: false
        }
    }
}
