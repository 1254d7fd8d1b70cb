/// The views of an Android screen that lie under others, so that neither their sizes nor what is in them is known.
///
/// A dump has them although a tap on their centre goes to another view. Only Compose lists its views in the order in
/// which they are drawn. It leaves out what is covered in a view, and gives the view the bounds of the part that
/// nothing covers:
///
///     ComposeView
///       View [0,0][100,200]
///         View [10,20][50,60] clickable    covered
///       View [0,0][100,180]                a layer: it has no action, but something in it has
///         Button [10,150][90,170]
///
/// Other views are known to be covered only by a control with a name and the same bounds: both are one control to the
/// eye.
package struct AndroidCoverage: Sendable {
    /// For each element, whether a later view lies over it. Empty if none does.
    package private(set) var isCovered: [Bool] = []

    /// Finds what is covered. `isStop` says for each element whether TalkBack stops on it.
    package init(_ screen: Screen, isStop: [Bool]) {
        let elements = screen.elements
        let layers = Self.layers(elements, isStop)
        let views = elements.indices.filter { index in
            elements[index].hasArea
                && elements[index].view?.flags.isDisjoint(with: [.clickable, .longClickable, .focusable]) == false
        }
        guard !layers.isEmpty, !views.isEmpty else { return }
        let composeViews = screen.nearestAncestors {
            elements[$0].view?.className == "androidx.compose.ui.platform.ComposeView"
        }
        let windows = screen.nearestAncestors { elements[$0].parent == nil }
        let slack = screen.frameTolerance
        let frames = layers.compactMap { elements[$0].frame }
        let centres = views.compactMap { elements[$0].frame }.map {
            Point(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2)
        }
        for (point, rect) in RectSweep.stacks(of: frames, at: centres, partners: 24) {
            let (view, layer) = (views[point], layers[rect])
            guard layer >= elements[view].subtreeEnd, windows[layer] == windows[view] else { continue }
            let isDrawnLater = composeViews[view] != nil && composeViews[view] == composeViews[layer]
            let isSameControl =
                isStop[layer] && elements[layer].hasLabel
                && elements[view].frame.map { frames[rect].isEqual(to: $0, tolerance: slack) } ?? false
            guard isDrawnLater || isSameControl else { continue }
            if isCovered.isEmpty { isCovered = [Bool](repeating: false, count: elements.count) }
            isCovered[view] = true
        }
    }

    /// Whether a later view lies over the one at `index`.
    package func contains(_ index: Int) -> Bool { !isCovered.isEmpty && isCovered[index] }

    /// The views that receive the touches on the views under them: those that can be clicked or scrolled, and plain
    /// ones of Compose around something that TalkBack stops on, such as a `Surface`.
    private static func layers(_ elements: [Element], _ isStop: [Bool]) -> [Int] {
        // The number of stops before each element: those in a subtree are a difference.
        var stopsBefore = [0]
        stopsBefore.reserveCapacity(elements.count + 1)
        for index in elements.indices { stopsBefore.append(stopsBefore[index] + (isStop[index] ? 1 : 0)) }
        return elements.indices.filter { index in
            let element = elements[index]
            guard element.isVisible != false, element.hasArea, let view = element.view else { return false }
            if !view.flags.isDisjoint(with: [.clickable, .longClickable, .scrollable]) { return true }
            return view.className == "android.view.View" && stopsBefore[element.subtreeEnd] > stopsBefore[index + 1]
        }
    }
}

extension Rect {
    fileprivate func isEqual(to other: Rect, tolerance: Double) -> Bool {
        contains(other, tolerance: tolerance) && other.contains(self, tolerance: tolerance)
    }
}

extension Element {
    /// Whether the frame is known and not empty.
    fileprivate var hasArea: Bool { frame.map { !$0.isEmpty } ?? false }
}
