import AXEngine
import AXTree

/// Which items of two lists are the same one, in order: their longest common subsequence.
///
/// Exact where the lists are nearly equal (Myers 1986: time grows with the length and the square of the differences). Where
/// they are not, a budget of steps runs out, and what stands once in both lists takes over (Cohen's patience, by a longest
/// increasing subsequence), with the exact way again in the gaps between. Never quadratic.
struct SequenceAlignment {
    /// The pairs, in order.
    private(set) var pairs: [(Int, Int)] = []

    private let first: [Int32]
    private let second: [Int32]

    /// How many steps the exact way may take on whole lists before it gives up.
    private static let wholeBudget = 12_000_000
    /// How many differences the exact way can keep track of.
    private static let maximumDifferences = 2_500

    /// Aligns two lists of which equal items have equal numbers.
    static func pairs<Item: Hashable>(of first: some Collection<Item>, and second: some Collection<Item>) -> [(
        Int, Int
    )] {
        let (first, second) = (ContiguousArray(first), ContiguousArray(second))
        var start = 0
        var (firstEnd, secondEnd) = (first.count, second.count)
        while start < firstEnd, start < secondEnd, first[start] == second[start] { start += 1 }
        while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
            firstEnd -= 1
            secondEnd -= 1
        }
        var pairs = (0..<start).map { ($0, $0) }
        pairs += middlePairs(first, start..<firstEnd, second, start..<secondEnd)
        pairs += (0..<first.count - firstEnd).map { (firstEnd + $0, secondEnd + $0) }
        return pairs
    }

    /// What stands in one list alone cannot belong to a pair, and is left out before the lists are aligned.
    private static func middlePairs<Item: Hashable>(
        _ first: ContiguousArray<Item>, _ firstRange: Range<Int>, _ second: ContiguousArray<Item>,
        _ secondRange: Range<Int>
    ) -> [(Int, Int)] {
        guard !firstRange.isEmpty, !secondRange.isEmpty else { return [] }
        var numbers: [Item: Int32] = [:]
        numbers.reserveCapacity(firstRange.count)
        let firstNumbers = firstRange.map { index -> Int32 in
            let next = Int32(numbers.count)
            func insert(_ number: inout Int32?) -> Int32 {
                if let number { return number }
                number = next
                return next
            }
            return insert(&numbers[first[index]])
        }
        var isShared = [Bool](repeating: false, count: numbers.count)
        var kept: (first: [Int], second: [Int]) = ([], [])
        var keptNumbers: (first: [Int32], second: [Int32]) = ([], [])
        for index in secondRange {
            guard let number = numbers[second[index]] else { continue }
            isShared[Int(number)] = true
            kept.second.append(index)
            keptNumbers.second.append(number)
        }
        for (index, number) in zip(firstRange, firstNumbers) where isShared[Int(number)] {
            kept.first.append(index)
            keptNumbers.first.append(number)
        }
        var alignment = SequenceAlignment(first: keptNumbers.first, second: keptNumbers.second)
        alignment.align(0..<kept.first.count, 0..<kept.second.count, depth: 0)
        return alignment.pairs.map { (kept.first[$0], kept.second[$1]) }
    }

    private init(first: [Int32], second: [Int32]) {
        self.first = first
        self.second = second
    }

    private mutating func align(_ firstRange: Range<Int>, _ secondRange: Range<Int>, depth: Int) {
        var (firstRange, secondRange) = (firstRange, secondRange)
        while let one = firstRange.first, let other = secondRange.first, first[one] == second[other] {
            pairs.append((one, other))
            firstRange.removeFirst()
            secondRange.removeFirst()
        }
        var tail: [(Int, Int)] = []
        while let one = firstRange.last, let other = secondRange.last, first[one] == second[other] {
            tail.append((one, other))
            firstRange.removeLast()
            secondRange.removeLast()
        }
        if !firstRange.isEmpty, !secondRange.isEmpty {
            if let exact = exactPairs(
                firstRange, secondRange,
                // Gaps may take as much as their length allows, so that all of them together stay linear.
                budget: depth == 0 ? Self.wholeBudget : 4_000 + 64 * (firstRange.count + secondRange.count))
            {
                pairs += exact
            } else {
                var chain = increasingPairs(firstRange, secondRange, onlyBalanced: depth == 0)
                if chain.isEmpty, depth == 0 { chain = increasingPairs(firstRange, secondRange, onlyBalanced: false) }
                fill(chain, firstRange, secondRange, depth: depth + 1)
            }
        }
        pairs += tail.reversed()
    }

    /// Takes over the pairs of a chain, and aligns the gaps between them.
    private mutating func fill(
        _ chain: [(Int, Int)], _ firstRange: Range<Int>, _ secondRange: Range<Int>, depth: Int
    ) {
        var (one, other) = (firstRange.lowerBound, secondRange.lowerBound)
        for pair in chain + [(firstRange.upperBound, secondRange.upperBound)] {
            // A chain that left everything in one gap would be tried again and again.
            if depth <= 3, one < pair.0, other < pair.1, !chain.isEmpty {
                align(one..<pair.0, other..<pair.1, depth: depth)
            }
            if pair.0 < firstRange.upperBound { pairs.append(pair) }
            (one, other) = (pair.0 + 1, pair.1 + 1)
        }
    }

    // MARK: The exact way

    /// The longest common subsequence by Myers' greedy algorithm; nil if the budget does not suffice.
    private func exactPairs(
        _ firstRange: Range<Int>, _ secondRange: Range<Int>, budget: Int
    ) -> [(Int, Int)]? {
        let (firstStart, secondStart) = (firstRange.lowerBound, secondRange.lowerBound)
        let (firstCount, secondCount) = (firstRange.count, secondRange.count)
        let limit = min(firstCount + secondCount, Self.maximumDifferences)
        // By diagonal: how far along the first list the paths with so many differences get.
        var reach = [Int32](repeating: 0, count: 2 * limit + 3)
        let middle = limit + 1
        // The rows of `reach` that are needed on the way back: row d has d + 1 diagonals.
        var rows: [Int32] = []
        var steps = 0
        for differences in 0...limit {
            for diagonal in stride(from: -differences, through: differences, by: 2) {
                let goesDown =
                    diagonal == -differences
                    || diagonal != differences && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
                var x = Int(goesDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1)
                var y = x - diagonal
                while x < firstCount, y < secondCount, first[firstStart + x] == second[secondStart + y] {
                    x += 1
                    y += 1
                    steps += 1
                }
                reach[middle + diagonal] = Int32(x)
                if diagonal == firstCount - secondCount, x >= firstCount {
                    return way(back: rows, firstRange, secondRange, differences)
                }
            }
            steps += differences + 1
            guard steps <= budget else { return nil }
            for diagonal in stride(from: -differences, through: differences, by: 2) {
                rows.append(reach[middle + diagonal])
            }
        }
        return nil
    }

    /// The pairs on the path that reached the end.
    private func way(
        back rows: [Int32], _ firstRange: Range<Int>, _ secondRange: Range<Int>, _ differences: Int
    ) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (x, y) = (firstRange.count, secondRange.count)
        for row in stride(from: differences, to: 0, by: -1) {
            let start = row * (row - 1) / 2
            func reached(_ diagonal: Int) -> Int { Int(rows[start + (diagonal + row - 1) / 2]) }
            let diagonal = x - y
            let cameDown = diagonal == -row || diagonal != row && reached(diagonal - 1) < reached(diagonal + 1)
            let before = cameDown ? diagonal + 1 : diagonal - 1
            let (beforeX, beforeY) = (reached(before), reached(before) - before)
            while x > beforeX, y > beforeY {
                x -= 1
                y -= 1
                pairs.append((firstRange.lowerBound + x, secondRange.lowerBound + y))
            }
            (x, y) = (beforeX, beforeY)
        }
        while x > 0, y > 0 {
            x -= 1
            y -= 1
            pairs.append((firstRange.lowerBound + x, secondRange.lowerBound + y))
        }
        return pairs.reversed()
    }

    // MARK: The quick way

    /// The longest chain of pairs in which the first of an item in one list goes with the first of it in the other, the
    /// second with the second, and so on. `onlyBalanced` leaves out items that are more often in one list.
    private func increasingPairs(
        _ firstRange: Range<Int>, _ secondRange: Range<Int>, onlyBalanced: Bool
    ) -> [(Int, Int)] {
        var places: [Int32: [Int32]] = [:]
        for index in secondRange { places[second[index], default: []].append(Int32(index)) }
        var counts: [Int32: Int] = [:]
        for index in firstRange { counts[first[index], default: 0] += 1 }
        var seen: [Int32: Int] = [:]
        var candidates: [(Int, Int)] = []
        for index in firstRange {
            guard let there = places[first[index]] else { continue }
            if onlyBalanced, counts[first[index]] != there.count { continue }
            let occurrence = seen[first[index], default: 0]
            seen[first[index]] = occurrence + 1
            if occurrence < there.count { candidates.append((index, Int(there[occurrence]))) }
        }
        return IncreasingSubsequence.longest(candidates)
    }
}
