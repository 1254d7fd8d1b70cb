import AXEngine
import AXTree

/// Finds increasing subsequences: pairs of a list, sorted by `reference`, whose `current` increases as well.
enum IncreasingSubsequence {
    /// Returns the longest increasing subsequence, in O(n log n).
    ///
    /// This is patience sorting. Example with `current` = 2, 0, 1, 3: `ends` holds the smallest `current` at which a
    /// subsequence of each length ends. It becomes [2], then [0] (0 replaces 2), [0, 1] and [0, 1, 3]; going back
    /// through `previous` from 3 gives 0, 1, 3.
    static func longest(_ pairs: [IndexPair]) -> [IndexPair] {
        // By length - 1: the index in `pairs` of the pair that ends the subsequence.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].current < pairs[index].current { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        return subsequence(endingAt: ends.last, previous).map { pairs[$0] }
    }

    /// A subsequence by the sum of its weights and the index of its last pair.
    private struct Candidate {
        var weight = 0
        var last: Int?
    }

    /// Returns for each pair whether it is in the increasing subsequence with the greatest sum of weights, in O(n log
    /// n).
    ///
    /// The best subsequences are kept in a Fenwick tree over `current`, which must be less than `limit`. Its node `n`
    /// holds the best one whose last `current` is in `n - lowestBit(n) ..< n`. Example with 8 nodes: everything below 6
    /// (binary 110) is in the nodes 6 (`current` 4 and 5) and 4 (0 to 3), because clearing the lowest bit of 6 gives 4
    /// and then 0. A subsequence that ends with `current` 4 is entered at node 5, and adding the lowest bit goes on to
    /// 6 and 8.
    static func heaviest(_ pairs: [IndexPair], weights: [Int], below limit: Int) -> [Bool] {
        var best = [Candidate](repeating: Candidate(), count: limit + 1)
        var previous = [Int?](repeating: nil, count: pairs.count)
        var heaviest = Candidate()
        for index in pairs.indices {
            var prefix = Candidate()
            var node = pairs[index].current
            while node > 0 {
                if best[node].weight > prefix.weight { prefix = best[node] }
                node -= lowestBit(node)
            }
            previous[index] = prefix.last
            let candidate = Candidate(weight: prefix.weight + weights[index], last: index)
            if candidate.weight > heaviest.weight { heaviest = candidate }
            node = pairs[index].current + 1
            while node <= limit {
                if candidate.weight > best[node].weight { best[node] = candidate }
                node += lowestBit(node)
            }
        }
        var isMember = [Bool](repeating: false, count: pairs.count)
        for index in subsequence(endingAt: heaviest.last, previous) { isMember[index] = true }
        return isMember
    }

    /// The value of the lowest bit that is set: 2 for 6 (binary 110), 4 for 4 (binary 100).
    private static func lowestBit(_ number: Int) -> Int { number & -number }

    private static func subsequence(endingAt end: Int?, _ previous: [Int?]) -> [Int] {
        var indices: [Int] = []
        var next = end
        while let index = next {
            indices.append(index)
            next = previous[index]
        }
        return indices.reversed()
    }
}
