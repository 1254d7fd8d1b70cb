/// What lies behind an alert, a sheet or another window of a screen, so that VoiceOver does not reach it.
struct Coverage: Sendable {
    /// The indices of the elements on top; all others are covered, except for their ancestors. `nil` if nothing is
    /// covered.
    private let top: Range<Int>?
    /// For each element, whether it lies in a container as large as the screen that is behind a later one. Empty if
    /// none is.
    private let isBehind: [Bool]

    /// Finds what covers a screen. `isSystem` says which elements the system draws.
    ///
    /// Where exposure is inferred, an alert covers the screen, and so does a sheet that is as large as the screen or
    /// has a dimming view, and a window if it is visible, as large as the screen and has contents. Where the dump has a
    /// flag, only an alert or a sheet in a window of its own covers the screen, if the dump says that the other windows
    /// are not visible.
    ///
    /// In both, a view as large as the screen covers a sibling before it that is as large, if the dump says that the
    /// sibling is not visible, nor nine tenths of its contents: a screen that was presented over another. Where a dump
    /// of the device does not say what is visible, `PresentedScreens` finds them.
    init(_ screen: Screen, isSystem: SystemElements) {
        let elements = screen.elements
        switch screen.exposure {
        case .inferred: top = Self.alert(elements) ?? Self.sheet(screen) ?? Self.window(screen, isSystem)
        case .given: top = Self.alertWindow(elements)
        case .listed: top = nil
        }
        guard screen.exposure != .listed else {
            isBehind = []
            return
        }
        let covered = Self.coveredSiblings(screen)
        isBehind = covered.isEmpty ? PresentedScreens.isBehind(screen) : covered
    }

    /// Whether the element, with its descendants, lies behind something.
    func isCovered(_ index: Int, of elements: [Element]) -> Bool {
        guard let top else { return false }
        return elements[index].subtreeEnd <= top.lowerBound || index >= top.upperBound
    }

    /// Whether the element lies behind a presented screen.
    func isBehind(_ index: Int) -> Bool { !isBehind.isEmpty && isBehind[index] }

    private static func subtree(_ index: Int, _ elements: [Element]) -> Range<Int> {
        index..<elements[index].subtreeEnd
    }

    // MARK: Presented screens

    private static func coveredSiblings(_ screen: Screen) -> [Bool] {
        let elements = screen.elements
        guard screen.carries.contains(.visible) else { return [] }
        let shown = ShownElements(elements)
        let full = elements.indices.filter { elements[$0].type != .application && covers(elements[$0].frame, screen) }
        // By parent (-1 for the roots): its last child in front.
        var fronts: [Int: Int] = [:]
        for index in full where elements[index].isVisible == true {
            let parent = elements[index].parent ?? -1
            if fronts[parent] ?? -1 < index, shown.contains(index) { fronts[parent] = index }
        }
        guard !fronts.isEmpty else { return [] }
        // The number of visible elements before each index: those in a subtree are a difference. The contents of a web
        // view that is not visible do not count: WebKit calls them visible although a sheet lies over them.
        var visibleBefore = [0]
        visibleBefore.reserveCapacity(elements.count + 1)
        var visible = 0
        var hiddenPageEnd = 0
        for index in elements.indices {
            if elements[index].type == .webView, elements[index].isVisible == false {
                hiddenPageEnd = max(hiddenPageEnd, elements[index].subtreeEnd)
            }
            if elements[index].isVisible == true, index >= hiddenPageEnd { visible += 1 }
            visibleBefore.append(visible)
        }

        var result: [Bool] = []
        var end = 0
        for index in full where index >= end && elements[index].isVisible == false {
            let inside = subtree(index, elements)
            guard let front = fronts[elements[index].parent ?? -1], front >= inside.upperBound,
                (visibleBefore[inside.upperBound] - visibleBefore[index]) * 10 <= inside.count
            else { continue }
            if result.isEmpty { result = [Bool](repeating: false, count: elements.count) }
            for behind in inside { result[behind] = true }
            end = inside.upperBound
        }
        return result
    }

    // MARK: Alerts and sheets

    private static func alert(_ elements: [Element]) -> Range<Int>? {
        let alerts = elements.indices.filter { elements[$0].type == .alert }
        guard !alerts.isEmpty else { return nil }
        return alerts.last(where: ShownElements(elements).contains).map { subtree($0, elements) }
    }

    private static func sheet(_ screen: Screen) -> Range<Int>? {
        let elements = screen.elements
        let sheets = elements.indices.filter { elements[$0].type == .sheet }
        guard !sheets.isEmpty else { return nil }
        let shown = ShownElements(elements)
        let dimmingViews = dimmingViews(screen)
        return sheets.last { index in
            shown.contains(index)
                && (covers(elements[index].frame, screen)
                    || elements[index].parent.flatMap { dimmingViews[$0] }.map { $0 < index } ?? false)
        }.map { subtree($0, elements) }
    }

    /// Returns, by parent, the first child that dims the screen: it is as large as the screen and has no contents.
    private static func dimmingViews(_ screen: Screen) -> [Int: Int] {
        let elements = screen.elements
        var first: [Int: Int] = [:]
        for index in elements.indices.reversed() {
            guard let parent = elements[index].parent, elements[index].type == .other,
                elements[index].subtreeEnd == index + 1, covers(elements[index].frame, screen)
            else { continue }
            first[parent] = index
        }
        return first
    }

    private static func covers(_ frame: Rect?, _ screen: Screen) -> Bool {
        guard let frame, let size = screen.size else { return false }
        return frame.contains(Rect(x: 0, y: 0, width: size.width, height: size.height), tolerance: 1)
    }

    // MARK: Windows

    private static func windows(_ elements: [Element]) -> [Int] {
        elements.indices.filter { elements[$0].type == .window && elements[$0].depth <= 1 }
    }

    /// Returns the last visible window that covers the screen and has contents of the app, if others lie behind it.
    /// Windows of the system lie above it, and are left out as elements of the system.
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
