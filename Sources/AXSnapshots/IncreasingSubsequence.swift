import AXEngine
import AXTree

/// Chains in lists of pairs whose first numbers rise: those in which the second numbers rise too.
enum IncreasingSubsequence {
    /// The longest chain. Time grows with n log n.
    static func longest(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        // By length: the pair with the lowest second number that ends a chain of it.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        return chain(from: ends.last ?? -1, before).map { pairs[$0] }
    }

    /// Whether each pair belongs to the heaviest chain. The second numbers are below `limit`. Time grows with n log n.
    static func heaviest(_ pairs: [(Int, Int)], weights: [Int], below limit: Int) -> [Bool] {
        // A Fenwick tree over the second numbers: the best chain that ends at or before each.
        var best = [(weight: Int, index: Int)](repeating: (0, -1), count: limit + 1)
        var before = [Int](repeating: -1, count: pairs.count)
        var heaviest = (weight: 0, index: -1)
        for index in pairs.indices {
            var sofar = (weight: 0, index: -1)
            var at = pairs[index].1
            while at > 0 {
                if best[at].weight > sofar.weight { sofar = best[at] }
                at &= at - 1
            }
            before[index] = sofar.index
            let chain = (weight: sofar.weight + weights[index], index: index)
            if chain.weight > heaviest.weight { heaviest = chain }
            at = pairs[index].1 + 1
            while at <= limit {
                if chain.weight > best[at].weight { best[at] = chain }
                at += at & -at
            }
        }
        var isIn = [Bool](repeating: false, count: pairs.count)
        for index in chain(from: heaviest.index, before) { isIn[index] = true }
        return isIn
    }

    private static func chain(from end: Int, _ before: [Int]) -> [Int] {
        var chain: [Int] = []
        var at = end
        while at >= 0 {
            chain.append(at)
            at = before[at]
        }
        return chain.reversed()
    }
}
