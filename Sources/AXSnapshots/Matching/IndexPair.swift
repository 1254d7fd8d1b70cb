import AXEngine
import AXTree

/// The indices of two items that belong together, one from each of two lists.
struct IndexPair: Hashable {
    /// The index in the list compared with.
    var reference: Int
    /// The index in the list that is compared.
    var current: Int
}
