import AXEngine
import AXTree

/// Finds a maximum bipartite matching by augmenting paths (Kuhn 1955).
///
/// Items are first matched greedily, so an item may have taken the only partner that suits another one. Exchanging
/// partners along an augmenting path matches both.
enum PairExchange {
    /// The greatest number of items for which the quadratic algorithm is used.
    static let maximumCount = 300

    /// Returns the partner of each reference item, by index.
    ///
    /// An item that has a partner in `partners` keeps one, but maybe another one. Example: item 0 suits 0 and 1, item 1
    /// suits only 0, and `partners` is [0, nil]. The search from item 1 reaches 0, which item 0 has, and from item 0
    /// the free 1. Item 0 then takes 1 and item 1 takes 0: the result is [1, 0].
    static func pairs(_ partners: [Int?], among currentCount: Int, suits: (Int, Int) -> Bool) -> [Int?] {
        let candidates = partners.indices.map { item in (0..<currentCount).filter { suits(item, $0) } }
        var partners = partners
        var owners = [Int?](repeating: nil, count: currentCount)
        for (item, partner) in partners.enumerated() {
            if let partner { owners[partner] = item }
        }
        for start in partners.indices where partners[start] == nil {
            // By current item: the reference item from which the search reached it.
            var reachedFrom = [Int?](repeating: nil, count: currentCount)
            var pending = [start]
            var free: Int?
            search: while let item = pending.popLast() {
                for candidate in candidates[item] where reachedFrom[candidate] == nil {
                    reachedFrom[candidate] = item
                    guard let owner = owners[candidate] else {
                        free = candidate
                        break search
                    }
                    pending.append(owner)
                }
            }
            // Along the path back to `start`, every item takes the partner that the path reached from it.
            while let candidate = free, let item = reachedFrom[candidate] {
                free = item == start ? nil : partners[item]
                partners[item] = candidate
                owners[candidate] = item
            }
        }
        return partners
    }
}
