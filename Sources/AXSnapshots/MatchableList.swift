import AXEngine
import AXTree

/// A list of things that can be compared with another one of its kind, item by item.
protocol MatchableList {
    /// How many items there are.
    var count: Int { get }

    /// A number that two items share if they are alike at this level; nil for an item that cannot be recognised by it.
    func mark(of index: Int, _ level: Likeness) -> Int?

    /// A number that tells what the item stands in; it breaks ties among equal items.
    func surroundings(of index: Int) -> Int
}
