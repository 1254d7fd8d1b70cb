import AXTree

/// What of a screen is drawn, and where: every element to scale, cut at the edges of the screen but for what can be
/// scrolled into it, which stands below.
package struct Drawing {
    /// The size of the screen; worked out from frames where the dump does not say.
    package let size: Size
    /// How far down the content goes, in points; the height of the screen if nothing scrolls.
    package let height: Double
    /// By element: what it looks like; nil if it is outside of the drawing or has no frame.
    package let kinds: [DrawnKind?]
    /// By element: whether something inside it shows words, so that it need not show its own.
    package let hasWordsInside: [Bool]

    /// How many screens of content are drawn at most: the rest of a list looks like its beginning.
    private static let maximumScreens = 6.0

    /// The drawing of a screen.
    package init(_ screen: Screen) {
        let elements = screen.elements
        let exposure = Exposure(screen)
        let size = Self.size(of: screen)
        let scrolls = Self.scrolled(screen)
        let isInControl = Self.insideVisibleControls(elements)
        var kinds = [DrawnKind?](repeating: nil, count: elements.count)
        var hasWordsInside = [Bool](repeating: false, count: elements.count)
        var height = size.height
        for index in elements.indices {
            guard let frame = elements[index].frame, !frame.isEmpty, !elements[index].isHidden,
                frame.x < size.width, frame.maxX > 0, frame.maxY > 0,
                frame.y < (scrolls[index] ? Self.maximumScreens : 1) * size.height
            else { continue }
            let isBelow = frame.maxY > size.height && scrolls[index]
            if elements[index].isVisible == false, !isBelow, !isInControl[index] {
                kinds[index] = .covered
                continue
            }
            kinds[index] = DrawnKind(
                elements[index], isExposed: exposure.isExposed[index], isControl: exposure.isControl[index])
            // What holds the content is as long as it; what counts is how far its elements go.
            if isBelow, kinds[index] != .plain { height = max(height, frame.maxY) }
        }
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent else { continue }
            let hasWords = elements[index].hasLabel || elements[index].value?.isEmpty == false
            if hasWordsInside[index] || kinds[index]?.showsWords == true && hasWords { hasWordsInside[parent] = true }
        }
        self.size = size
        self.height = min(height, Self.maximumScreens * size.height)
        self.kinds = kinds
        self.hasWordsInside = hasWordsInside
    }

    /// The size that the dump tells, else that of its root, else what its frames take.
    private static func size(of screen: Screen) -> Size {
        let bounds = 1.0...20_000
        func isSize(_ size: Size) -> Bool { bounds.contains(size.width) && bounds.contains(size.height) }
        if let size = screen.size, isSize(size) { return size }
        if let root = screen.elements.first, root.subtreeEnd == screen.elements.count, let frame = root.frame,
            isSize(frame.size)
        {
            return frame.size
        }
        var size = Size(320, 480)
        for element in screen.elements {
            guard let frame = element.frame else { continue }
            if bounds.contains(frame.maxX) { size.width = max(size.width, min(frame.maxX, 1366)) }
            if bounds.contains(frame.maxY) { size.height = max(size.height, min(frame.maxY, 1366)) }
        }
        return size
    }

    /// By element: whether it is a part of a control or a row that can be seen. Of such parts WebDriverAgent says that they
    /// cannot, because VoiceOver does not reach them.
    private static func insideVisibleControls(_ elements: [Element]) -> [Bool] {
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices {
            guard let parent = elements[index].parent else { continue }
            let isVisibleControl =
                elements[parent].isVisible == true
                && (elements[parent].type == .cell || elements[parent].isControlByItself)
            result[index] = result[parent] || isVisibleControl
        }
        return result
    }

    /// By element: whether it may be scrolled into sight. In a list without a tree nobody can tell, so everything may.
    private static func scrolled(_ screen: Screen) -> [Bool] {
        let elements = screen.elements
        if !screen.carries.contains(.children) { return [Bool](repeating: true, count: elements.count) }
        var result = [Bool](repeating: false, count: elements.count)
        for index in elements.indices {
            guard let parent = elements[index].parent else { continue }
            switch elements[parent].type {
            case .scrollView, .table, .collectionView, .webView: result[index] = true
            default: result[index] = result[parent]
            }
        }
        return result
    }
}
