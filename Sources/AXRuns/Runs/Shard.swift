/// A part of the inputs of a run: `2/5`.
package struct Shard: Hashable, Sendable {
    /// The number of the part, from 1 to `count`.
    package let number: Int
    /// The number of parts.
    package let count: Int

    /// The greatest number of parts.
    package static let maximumCount = 10_000

    /// Creates a part, or `nil` if there is no part of that number.
    package init?(_ number: Int, of count: Int) {
        guard 1...Self.maximumCount ~= count, 1...count ~= number else { return nil }
        self.number = number
        self.count = count
    }

    /// Creates the part that a text such as `2/5` names, or `nil` if it names none.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(number, of: count)
    }

    /// Returns the items of this part. The numbers of items of two parts differ by at most one.
    ///
    /// Example: of five items, the first of two parts has the first, third and fifth.
    package func part<Item>(of items: [Item]) -> [Item] {
        stride(from: number - 1, to: items.count, by: count).map { items[$0] }
    }

    /// Returns the items of this part, in their order, so that items with an equal key are in one part. The numbers of
    /// keys of two parts differ by at most one.
    package func part<Item>(of items: [Item], together key: (Item) -> String) -> [Item] {
        var keys: [String] = []
        var seen: Set<String> = []
        for item in items where seen.insert(key(item)).inserted { keys.append(key(item)) }
        let own = Set(part(of: keys))
        return items.filter { own.contains(key($0)) }
    }
}

extension Shard: CustomStringConvertible {
    /// `2/5`.
    package var description: String { "\(number)/\(count)" }
}
