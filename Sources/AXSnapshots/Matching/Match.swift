import AXEngine
import AXTree

/// An item of the reference and the item of the current list that it was recognized as.
struct Match: Hashable {
    /// The indices of both items.
    var indices: IndexPair
    /// Whether an attribute of the item differs.
    var differs: Bool
    /// Whether the item changed its order relative to other matched items.
    var isMoved = false
}
