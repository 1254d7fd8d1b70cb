import AXTree

/// What is computed from a screen before any rule runs.
struct ScreenFacts: Sendable {
    /// The accessibility exposure of the elements.
    let exposure: Exposure
    /// A page that lies over the other elements of its window; `nil` if there is none.
    let coveringPage: CoveringPage?
    /// The exposed elements that rules are about, in preorder: without those behind a page, of which only one rule
    /// reports that they can be reached.
    let subjectIndices: [Int]
    /// The controls among them.
    let controlIndices: [Int]
    /// By index of an exposed element, its number in reading order, from 0; `nil` if the reading order is the preorder.
    let readingNumbers: [Int: Int]?
    /// The elements whose frames are unknown, because their cells are not laid out.
    let unplaced: Set<Int>
    /// For each element, whether a bar of the system contains it. Empty if there is no bar.
    let isInBar: [Bool]
    /// The clipping region of each element.
    let clippingRegions: ClippingRegions

    init(_ screen: Screen, includesSystem: Bool) {
        exposure = Exposure(screen, includesSystem: includesSystem)
        let exposure = exposure
        let page = screen.platform.exposure.coveringPage(screen, exposure.isExposed)
        coveringPage = page
        let behind = Set(page?.behind ?? [])
        subjectIndices = behind.isEmpty ? exposure.indices : exposure.indices.filter { !behind.contains($0) }
        controlIndices = subjectIndices.filter { exposure.isControl[$0] }
        readingNumbers =
            exposure.isReordered
            ? Dictionary(exposure.order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first } : nil
        unplaced = Self.unplaced(screen)
        isInBar = screen.platform.exposure.isInBar(screen)
        clippingRegions = ClippingRegions(screen)
    }

    /// Returns the elements in cells that are not laid out. XCUITest gives what is in a cell off screen a frame
    /// relative to (0, 0), so a frame is unknown if the nearest cell around it is off screen or lies elsewhere.
    private static func unplaced(_ screen: Screen) -> Set<Int> {
        let elements = screen.elements
        guard elements.indices.contains(where: { elements[$0].type == .cell }) else { return [] }
        let bounds = screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
        let cells = screen.nearestAncestors { elements[$0].type == .cell }
        return Set(
            elements.indices.filter { index in
                guard let cell = cells[index].flatMap({ elements[$0].frame }), !cell.isEmpty,
                    let frame = elements[index].frame, !frame.isEmpty
                else { return false }
                return bounds.map { !$0.intersects(cell) } ?? false || !cell.intersects(frame)
            })
    }
}
