import AXTree

/// For each element of a screen, the nearest ancestor with an identifier below the root view.
///
/// The root view is usually named after the screen, so a component that is on several screens would have several
/// causes. The root view is the root of the tree; below an application, a window, or an element with one child, its
/// children are root views as well.
struct CauseContainers {
    private let screen: Screen
    private let nearest: [Int?]

    init(_ screen: Screen) {
        self.screen = screen
        let elements = screen.elements
        var isRootView = [Bool](repeating: false, count: elements.count)
        for index in elements.indices {
            guard let parent = elements[index].parent else {
                isRootView[index] = true
                continue
            }
            guard isRootView[parent] else { continue }
            let isOnlyChild = index == parent + 1 && elements[index].subtreeEnd == elements[parent].subtreeEnd
            isRootView[index] = isOnlyChild || elements[parent].type == .application || elements[parent].type == .window
        }
        nearest = screen.nearestAncestors { !isRootView[$0] && elements[$0].identifier?.isEmpty == false }
    }

    /// The identifier of the nearest identified ancestor of an element below the root view; empty if there is none.
    subscript(index: Int) -> String { nearest[index].flatMap { screen.elements[$0].identifier } ?? "" }
}
