import AXEngine
import AXTree

/// Finds more pairs among what is left over by exchanging partners: a largest matching, by augmenting paths (Kuhn 1955).
///
/// What is recognised first takes the partner that suits it best, which may be the only one that would suit another.
enum PairExchange {
    /// Beyond how many items exchanging takes too long to be worth it.
    static let maximumCount = 300

    /// Pairs by first item, -1 for none. Those given keep a partner, if not the same one.
    static func pairs(_ given: [Int], among secondCount: Int, suits: (Int, Int) -> Bool) -> [Int] {
        var partner = given
        var origin = [Int](repeating: -1, count: secondCount)
        for (first, second) in given.enumerated() where second >= 0 { origin[second] = first }
        for start in partner.indices where partner[start] < 0 {
            // By second item: the first item it was reached from.
            var reachedFrom = [Int](repeating: -1, count: secondCount)
            var waiting = [start]
            var end = -1
            search: while let first = waiting.popLast() {
                for second in 0..<secondCount where reachedFrom[second] < 0 && suits(first, second) {
                    reachedFrom[second] = first
                    if origin[second] < 0 {
                        end = second
                        break search
                    }
                    waiting.append(origin[second])
                }
            }
            while end >= 0 {
                let first = reachedFrom[end]
                let before = partner[first]
                partner[first] = end
                origin[end] = first
                end = first == start ? -1 : before
            }
        }
        return partner
    }
}
