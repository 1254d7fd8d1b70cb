import AXEngine
import AXTree

/// Aligns two lists: finds a longest common subsequence of them.
///
/// Example: B D is a longest common subsequence of A B C D and B D E. The pairs are (1, 0) and (3, 1).
///
/// Lists that are nearly equal are aligned exactly (Myers 1986, in time that grows with the length and the square of
/// the number of differences). If that takes too many steps, a longest increasing subsequence of items that occur in
/// both lists is used instead (patience diff, by Bram Cohen), and the regions between its pairs are aligned in the same
/// way. The number of steps is limited throughout, so that the time is never quadratic.
struct SequenceAlignment {
    /// The aligned pairs, in order.
    private var pairs: [IndexPair] = []

    /// The items of both lists; equal items have equal numbers.
    private let reference: [Int]
    private let current: [Int]

    /// The number of steps after which the exact alignment of whole lists gives up.
    private static let maximumSteps = 12_000_000
    /// The number of differences at which the exact alignment gives up.
    private static let maximumDifferences = 2_500
    /// The depth to which regions between pairs are aligned again.
    private static let maximumDepth = 3

    /// A part of each list.
    private struct Region {
        var reference: Range<Int>
        var current: Range<Int>

        /// Whether one of the lists has no items here, so that nothing can be paired.
        var isOneSided: Bool { reference.isEmpty || current.isEmpty }
    }

    /// Returns the pairs of a longest common subsequence of two lists, or of a long one if they differ too much.
    static func pairs<Item: Hashable>(of reference: [Item], and current: [Item]) -> [IndexPair] {
        var start = 0
        var (referenceEnd, currentEnd) = (reference.count, current.count)
        while start < referenceEnd, start < currentEnd, reference[start] == current[start] { start += 1 }
        while referenceEnd > start, currentEnd > start, reference[referenceEnd - 1] == current[currentEnd - 1] {
            referenceEnd -= 1
            currentEnd -= 1
        }
        var pairs = (0..<start).map { IndexPair(reference: $0, current: $0) }
        pairs += Self.pairs(
            of: reference, and: current, in: Region(reference: start..<referenceEnd, current: start..<currentEnd))
        pairs += (0..<reference.count - referenceEnd).map {
            IndexPair(reference: referenceEnd + $0, current: currentEnd + $0)
        }
        return pairs
    }

    /// Aligns a region of two lists. Items that occur in only one list cannot be paired and are left out first.
    private static func pairs<Item: Hashable>(
        of reference: [Item], and current: [Item], in region: Region
    ) -> [IndexPair] {
        guard !region.isOneSided else { return [] }
        var numbers: [Item: Int] = [:]
        let referenceNumbers = region.reference.map { index -> Int in
            if let number = numbers[reference[index]] { return number }
            let number = numbers.count
            numbers[reference[index]] = number
            return number
        }
        var isShared = [Bool](repeating: false, count: numbers.count)
        var sharedCurrent: [NumberedItem] = []
        for index in region.current {
            guard let number = numbers[current[index]] else { continue }
            isShared[number] = true
            sharedCurrent.append(NumberedItem(index: index, number: number))
        }
        var sharedReference: [NumberedItem] = []
        for (index, number) in zip(region.reference, referenceNumbers) where isShared[number] {
            sharedReference.append(NumberedItem(index: index, number: number))
        }
        var alignment = SequenceAlignment(
            reference: sharedReference.map(\.number), current: sharedCurrent.map(\.number))
        alignment.align(
            Region(reference: sharedReference.indices, current: sharedCurrent.indices), depth: 0)
        return alignment.pairs.map {
            IndexPair(reference: sharedReference[$0.reference].index, current: sharedCurrent[$0.current].index)
        }
    }

    /// An item that occurs in both lists: its index in its list, and the number that equal items share.
    private struct NumberedItem {
        var index: Int
        var number: Int
    }

    private init(reference: [Int], current: [Int]) {
        self.reference = reference
        self.current = current
    }

    private mutating func align(_ region: Region, depth: Int) {
        var region = region
        while let first = region.reference.first, let second = region.current.first,
            reference[first] == current[second]
        {
            pairs.append(IndexPair(reference: first, current: second))
            region.reference.removeFirst()
            region.current.removeFirst()
        }
        var suffix: [IndexPair] = []
        while let first = region.reference.last, let second = region.current.last, reference[first] == current[second] {
            suffix.append(IndexPair(reference: first, current: second))
            region.reference.removeLast()
            region.current.removeLast()
        }
        if !region.isOneSided {
            // Limits in proportion to the length keep the time of all regions together linear.
            let length = region.reference.count + region.current.count
            if let exact = exactPairs(region, maximumSteps: depth == 0 ? Self.maximumSteps : 4_000 + 64 * length) {
                pairs += exact
            } else {
                var anchors = increasingPairs(region, onlyBalanced: depth == 0)
                if anchors.isEmpty, depth == 0 { anchors = increasingPairs(region, onlyBalanced: false) }
                align(between: anchors, in: region, depth: depth + 1)
            }
        }
        pairs += suffix.reversed()
    }

    /// Adds the anchors to the pairs, and aligns the regions between them.
    private mutating func align(between anchors: [IndexPair], in region: Region, depth: Int) {
        var (start, currentStart) = (region.reference.lowerBound, region.current.lowerBound)
        let end = IndexPair(reference: region.reference.upperBound, current: region.current.upperBound)
        for anchor in anchors + [end] {
            // Without an anchor the region would be the same one again.
            if depth <= Self.maximumDepth, start < anchor.reference, currentStart < anchor.current, !anchors.isEmpty {
                align(
                    Region(reference: start..<anchor.reference, current: currentStart..<anchor.current), depth: depth)
            }
            if anchor.reference < end.reference { pairs.append(anchor) }
            (start, currentStart) = (anchor.reference + 1, anchor.current + 1)
        }
    }

    // MARK: Exact alignment

    /// Returns a longest common subsequence by Myers' greedy algorithm, or `nil` if it takes more than `maximumSteps`.
    ///
    /// An alignment is a path through a grid from (0, 0) to (number of reference items, number of current items). A
    /// step to the right leaves out a reference item, a step down leaves out a current item, and a diagonal step pairs
    /// two equal items. Diagonal `k` is the points with x - y = k. For 0, 1, 2, … steps off the diagonal, the algorithm
    /// keeps the greatest x that is reached on each diagonal; with d of them, these are the diagonals -d, -d + 2, …, d.
    ///
    /// Example: A B C and B C D. With 0 differences only (0, 0) is reached. With 1, a step to the right leads to (1, 0)
    /// on diagonal 1, and the pairs B and C on to (3, 2); a step down leads to (0, 1) on diagonal -1. With 2, a step
    /// down from (3, 2) leads to (3, 3), the end. The pairs are (1, 0) and (2, 1).
    private func exactPairs(_ region: Region, maximumSteps: Int) -> [IndexPair]? {
        let (start, currentStart) = (region.reference.lowerBound, region.current.lowerBound)
        let (count, currentCount) = (region.reference.count, region.current.count)
        let limit = min(count + currentCount, Self.maximumDifferences)
        // The greatest x by diagonal; diagonal k is at index `middle + k`, as k is negative for half of them.
        var reach = [Int](repeating: 0, count: 2 * limit + 3)
        let middle = limit + 1
        // What was reached with 0, 1, 2, … differences, one row after the other, to find the way back.
        var rows: [Int] = []
        var steps = 0
        for differences in 0...limit {
            for number in 0..<differences + 1 {
                let diagonal = 2 * number - differences
                let goesDown =
                    diagonal == -differences
                    || diagonal != differences && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
                var x = goesDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
                var y = x - diagonal
                while x < count, y < currentCount, reference[start + x] == current[currentStart + y] {
                    x += 1
                    y += 1
                    steps += 1
                }
                reach[middle + diagonal] = x
                if diagonal == count - currentCount, x >= count {
                    return path(rows, region, differences)
                }
            }
            steps += differences + 1
            guard steps <= maximumSteps else { return nil }
            for number in 0..<differences + 1 { rows.append(reach[middle + 2 * number - differences]) }
        }
        return nil
    }

    /// Goes back along the path that reached the end of a region, and returns its diagonal steps as pairs.
    ///
    /// The row for d differences has d + 1 entries, so that it begins at index 0 + 1 + … + d = d (d + 1) / 2. Its entry
    /// for diagonal k is number (k + d) / 2. Example: the rows for 0, 1 and 2 differences begin at 0, 1 and 3; the row
    /// at 3 has the diagonals -2, 0 and 2.
    private func path(_ rows: [Int], _ region: Region, _ differences: Int) -> [IndexPair] {
        var pairs: [IndexPair] = []
        var (x, y) = (region.reference.count, region.current.count)
        func pairDiagonally(to endX: Int, _ endY: Int) {
            while x > endX, y > endY {
                x -= 1
                y -= 1
                pairs.append(
                    IndexPair(reference: region.reference.lowerBound + x, current: region.current.lowerBound + y))
            }
        }
        for row in stride(from: differences - 1, through: 0, by: -1) {
            let rowStart = row * (row + 1) / 2
            func reached(_ diagonal: Int) -> Int { rows[rowStart + (diagonal + row) / 2] }
            let diagonal = x - y
            let cameDown =
                diagonal == -(row + 1) || diagonal != row + 1 && reached(diagonal - 1) < reached(diagonal + 1)
            let previous = cameDown ? diagonal + 1 : diagonal - 1
            let (previousX, previousY) = (reached(previous), reached(previous) - previous)
            pairDiagonally(to: previousX, previousY)
            (x, y) = (previousX, previousY)
        }
        pairDiagonally(to: 0, 0)
        return pairs.reversed()
    }

    // MARK: Patience

    /// Returns the longest increasing subsequence of pairs of equal items.
    ///
    /// The first occurrence of an item in one list is paired with its first occurrence in the other, the second with
    /// the second, and so on. `onlyBalanced` leaves out items that occur more often in one list than in the other.
    private func increasingPairs(_ region: Region, onlyBalanced: Bool) -> [IndexPair] {
        var currentIndices: [Int: [Int]] = [:]
        for index in region.current { currentIndices[current[index], default: []].append(index) }
        var counts: [Int: Int] = [:]
        for index in region.reference { counts[reference[index], default: 0] += 1 }
        var seen: [Int: Int] = [:]
        var candidates: [IndexPair] = []
        for index in region.reference {
            let item = reference[index]
            guard let indices = currentIndices[item] else { continue }
            if onlyBalanced, counts[item] != indices.count { continue }
            let occurrence = seen[item, default: 0]
            seen[item] = occurrence + 1
            if occurrence < indices.count {
                candidates.append(IndexPair(reference: index, current: indices[occurrence]))
            }
        }
        return IncreasingSubsequence.longest(candidates)
    }
}
