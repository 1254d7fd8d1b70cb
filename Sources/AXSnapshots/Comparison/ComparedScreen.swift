import AXEngine
import AXTree

/// A screen in the form in which it is compared.
struct ComparedScreen {
    /// The screen as it was read.
    let screen: Screen
    /// The screen as it is compared: `screen`, or its list in the sense of A11yUITests.
    let list: Screen
    /// The indices in `list` of the elements that are compared, in reading order.
    let order: [Int]
    /// By element of `list`: its index in `screen`, or `nil` if both are the same.
    private let sourceIndices: [Int]?

    /// Prepares the exposed elements of a screen or, if `isListed`, the list that A11yUITests would write of it.
    init(_ screen: Screen, isListed: Bool) {
        self.screen = screen
        if isListed {
            let snapshot = JSONSnapshot(screen)
            list = snapshot.screen
            order = Array(snapshot.screen.elements.indices)
            sourceIndices = snapshot.sourceIndices
        } else {
            list = screen
            order = Exposure(screen).order
            sourceIndices = nil
        }
    }

    /// Returns the index in `screen` of the element with a number in reading order, from 0.
    func sourceIndex(_ number: Int) -> Int { sourceIndices?[order[number]] ?? order[number] }

    /// The compared elements, for reports.
    var side: ComparedSide { .screen(screen, order: order.indices.map(sourceIndex)) }
}
