/// What lies behind an alert, a sheet or another window of a screen, so that VoiceOver does not reach it.
struct Coverage: Sendable {
    /// The indices of what lies on top; everything else is covered, except for what is around it. `nil` if nothing covers.
    private let top: Range<Int>?
    /// The containers as large as the screen that lie wholly behind a later one.
    private let covered: [Range<Int>]

    /// Finds what covers a screen. `isSystem` says which elements the system draws.
    ///
    /// Where exposure is inferred, an alert covers the screen, and so does a sheet that is as large as the screen or has a
    /// dimming view, and a window if it is visible, as large as the screen and has contents. Where the dump has a flag, only an
    /// alert or a sheet in a window of its own covers the screen, if the dump says that the other windows are not visible.
    ///
    /// In both, a view as large as the screen covers a sibling before it that is as large, if the dump says that the sibling is
    /// not visible, nor nine tenths of what is in it: a screen that was presented over another.
    init(_ screen: Screen, isSystem: SystemElements) {
        let elements = screen.elements
        switch screen.exposure {
        case .inferred: top = Self.alert(elements) ?? Self.sheet(screen) ?? Self.window(screen, isSystem)
        case .given: top = Self.alertWindow(elements)
        case .listed: top = nil
        }
        covered = screen.exposure == .listed ? [] : Self.coveredSiblings(screen)
    }

    /// Whether the element, with its descendants, lies behind something.
    func isCovered(_ index: Int, of elements: [Element]) -> Bool {
        guard let top else { return false }
        return elements[index].subtreeEnd <= top.lowerBound || index >= top.upperBound
    }

    /// Whether the element lies behind a presented screen, and the dump does not say that it is visible all the same.
    func isBehind(_ index: Int, of elements: [Element]) -> Bool {
        elements[index].isVisible != true && covered.contains { $0.contains(index) }
    }

    private static func subtree(_ index: Int, _ elements: [Element]) -> Range<Int> {
        index..<elements[index].subtreeEnd
    }

    // MARK: Presented screens

    private static func coveredSiblings(_ screen: Screen) -> [Range<Int>] {
        let elements = screen.elements
        guard screen.carries.contains(.visible) else { return [] }
        let full = elements.indices.filter { elements[$0].type != .application && covers(elements[$0].frame, screen) }
        var result: [Range<Int>] = []
        for index in full where elements[index].isVisible == false && result.last?.contains(index) != true {
            let inside = subtree(index, elements)
            let isBehind = full.contains { other in
                other >= inside.upperBound && elements[other].parent == elements[index].parent
                    && elements[other].isVisible == true && isShown(elements, other)
            }
            let visible = elements[inside].count { $0.isVisible == true }
            if isBehind, visible * 10 <= inside.count { result.append(inside) }
        }
        return result
    }

    // MARK: Alerts and sheets

    /// Whether the element is on the screen and has contents: neither it nor what is around it is hidden, and something inside
    /// has a label or is a control.
    private static func isShown(_ elements: [Element], _ index: Int) -> Bool {
        guard elements[index].isVisible != false else { return false }
        var around: Int? = index
        while let at = around {
            if elements[at].isHidden || elements[at].elementsHidden { return false }
            around = elements[at].parent
        }
        return elements[subtree(index, elements)].dropFirst().contains { $0.hasLabel || $0.isControlByItself }
    }

    private static func alert(_ elements: [Element]) -> Range<Int>? {
        elements.indices.last { elements[$0].type == .alert && isShown(elements, $0) }.map { subtree($0, elements) }
    }

    private static func sheet(_ screen: Screen) -> Range<Int>? {
        let elements = screen.elements
        return elements.indices.last { index in
            elements[index].type == .sheet && isShown(elements, index)
                && (covers(elements[index].frame, screen) || hasDimmingView(index, screen))
        }.map { subtree($0, elements) }
    }

    /// Whether a sibling before the sheet dims the screen: it is as large as the screen and has no contents.
    private static func hasDimmingView(_ index: Int, _ screen: Screen) -> Bool {
        let siblings = screen.elements[index].parent.map { screen.children(of: $0) } ?? []
        return siblings.prefix { $0 < index }.contains { sibling in
            screen.elements[sibling].type == .other && screen.elements[sibling].subtreeEnd == sibling + 1
                && covers(screen.elements[sibling].frame, screen)
        }
    }

    private static func covers(_ frame: Rect?, _ screen: Screen) -> Bool {
        guard let frame, let size = screen.size else { return false }
        return frame.contains(Rect(x: 0, y: 0, width: size.width, height: size.height), tolerance: 1)
    }

    // MARK: Windows

    private static func windows(_ elements: [Element]) -> [Int] {
        elements.indices.filter { elements[$0].type == .window && elements[$0].depth <= 1 }
    }

    /// Returns the last visible window that covers the screen and has contents of the app, if others lie behind it. Windows of
    /// the system lie above it, and are left out as elements of the system.
    private static func window(_ screen: Screen, _ isSystem: SystemElements) -> Range<Int>? {
        let elements = screen.elements
        let windows = windows(elements)
        let top = windows.last { window in
            elements[window].isVisible == true && covers(elements[window].frame, screen)
                && subtree(window, elements).dropFirst().contains { index in
                    !isSystem[index] && elements[index].isVisible != false
                        && (elements[index].hasLabel || elements[index].isControlByItself)
                }
        }
        guard let top, top != windows.first else { return nil }
        return top..<elements.count
    }

    /// Returns the window that has a visible alert or sheet, if every other window is said not to be visible.
    private static func alertWindow(_ elements: [Element]) -> Range<Int>? {
        let windows = windows(elements)
        let alerts = windows.filter { window in
            elements[window].isVisible != false
                && elements[subtree(window, elements)].contains {
                    ($0.type == .alert || $0.type == .sheet) && $0.isVisible != false
                }
        }
        guard alerts.count == 1, let top = alerts.first, windows.count > 1,
            windows.allSatisfy({ $0 == top || elements[$0].isVisible == false })
        else { return nil }
        return subtree(top, elements)
    }
}
