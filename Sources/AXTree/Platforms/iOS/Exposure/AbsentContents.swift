/// What a dump lists although VoiceOver does not reach it: rows that their list has not laid out, and bars that are not
/// shown.
enum AbsentContents {
    /// Returns the indices of those rows and bars. Where a dump of the device does not say which elements are visible,
    /// only rows beside the screen are known to be among them.
    static func indices(of screen: Screen) -> Set<Int> {
        guard screen.exposure != .listed else { return [] }
        let elements = screen.elements
        let bounds = screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
        guard screen.carries.contains(.visible) else {
            guard let bounds, screen.scope == .device else { return [] }
            return Set(
                elements.indices.filter { index in
                    elements[index].type == .cell && elements[index].frame?.intersects(bounds) == false
                        && isNotLaidOut(elements, index)
                })
        }
        let hidden = elements.indices.filter { elements[$0].isVisible == false }
        guard !hidden.isEmpty else { return [] }
        return Set(
            hidden.filter { index in
                switch elements[index].type {
                case .cell: isNotLaidOut(elements, index)
                case .navigationBar, .toolbar, .tabBar: bounds.map { isNotShown(elements, index, $0) } ?? false
                default: false
                }
            })
    }

    /// Whether a row has no label of its own, and its parts are outside it, or two and more that all begin at one
    /// point. Before a list shows a row, its parts have the frames of an empty layout, and UIKit has not named its
    /// controls:
    ///
    ///     cell (20, 976, 362, 52), not visible
    ///       text "Open links" (0, 132, 261, 22), switch (0, 132, 63, 28)
    private static func isNotLaidOut(_ elements: [Element], _ row: Int) -> Bool {
        guard !elements[row].hasLabel, let frame = elements[row].frame, !frame.isEmpty else { return false }
        var origins: [Point] = []
        var index = row + 1
        while index < elements[row].subtreeEnd {
            // A row within the row has a layout of its own.
            if elements[index].type == .cell || elements[index].isVisible == true {
                index = elements[index].subtreeEnd
                continue
            }
            if let part = elements[index].frame, !part.isEmpty,
                elements[index].hasLabel || elements[index].isControlByItself
            {
                if !frame.intersects(part) { return true }
                origins.append(Point(x: part.x, y: part.y))
                index = elements[index].subtreeEnd
            } else {
                index += 1
            }
        }
        guard let first = origins.first, origins.count > 1 else { return false }
        return origins.allSatisfy { $0 == first }
    }

    /// Whether a bar lies on the screen and nothing in it is visible. A bar does not scroll, so something lies over it.
    private static func isNotShown(_ elements: [Element], _ bar: Int, _ bounds: Rect) -> Bool {
        guard let frame = elements[bar].frame, bounds.contains(frame, tolerance: 1), elements[0].isVisible != false
        else {
            return false
        }
        let inside = bar + 1..<elements[bar].subtreeEnd
        return elements[inside].contains(where: \.isControlByItself)
            && elements[inside].allSatisfy { $0.isVisible == false }
            && elements.contains {
                $0.isVisible == true && ($0.hasLabel || $0.isControlByItself) && $0.type != .application
            }
    }
}
