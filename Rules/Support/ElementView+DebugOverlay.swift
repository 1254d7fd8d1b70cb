import AXEngine
import AXTree

extension ElementView {
    /// Whether it is a button of FLEX, an overlay for debugging that an app is not shipped with. Its bar has five
    /// buttons: `menu`, `views`, `select`, `move` and `close`.
    var isInDebugOverlay: Bool {
        guard type == .button, let name, Self.buttonsOfFLEX.contains(name), let parent else { return false }
        return Self.buttonsOfFLEX.isSubset(of: parent.nearChildren.compactMap(\.name))
    }

    private static let buttonsOfFLEX: Set<String> = ["menu", "views", "select", "move", "close"]

    /// The children, of an element with at most 60 elements in it; none otherwise, so that no rule visits a long list
    /// for each row.
    var nearChildren: [ElementView] {
        guard screen.elements[index].subtreeEnd - index <= 61 else { return [] }
        return contents.filter { screen.elements[$0.index].parent == index }
    }
}
