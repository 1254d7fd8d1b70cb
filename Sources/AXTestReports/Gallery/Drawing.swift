import AXTree

/// The picture of a screen: every element to scale, clipped to the screen, except for scrollable content, which
/// continues below it.
package struct Drawing {
    /// The size of the screen in points; estimated from frames if the dump does not carry it.
    package let size: Size
    /// The height of the content in points; the height of the screen if nothing scrolls.
    package let height: Double
    /// By element: its appearance; `nil` if it is outside of the picture or has no frame.
    package let kinds: [DrawnKind?]
    /// By element: whether a descendant shows text, so that the element does not show its own.
    package let hasWordsInside: [Bool]

    /// The maximum height of the content, in heights of the screen: the rest of a list looks like its beginning.
    private static let maximumScreens = 6.0

    /// Creates the picture of a screen.
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
            // Containers are as high as their content; only drawn elements determine the height.
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

    /// Returns the size in the dump, else that of its root, else the extent of its frames.
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

    /// Returns, by element, whether it is part of a visible control or row. WebDriverAgent reports such parts as
    /// invisible, because VoiceOver does not reach them.
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

    /// Returns, by element, whether it can be scrolled into view. In a flat list this is unknown, so every element can.
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
