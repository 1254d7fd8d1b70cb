import AXEngine
import AXTree

/// A list whose items can be matched with those of another list of the same type.
protocol MatchableList {
    /// A value that is equal for two items if they are similar at a level.
    associatedtype Key: Hashable
    /// The name of what contains an item.
    associatedtype Container: Equatable

    /// The number of items.
    var count: Int { get }

    /// The key of an item at a level, or `nil` if the item cannot be recognized at that level.
    func key(of index: Int, at level: MatchLevel) -> Key?

    /// The container of an item, which breaks ties among equal items.
    func container(of index: Int) -> Container
}
