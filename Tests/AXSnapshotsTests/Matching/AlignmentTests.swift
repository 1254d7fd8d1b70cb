import AXSyntax
import AXDumps
import AXFormats
import TestSupport
import Testing

import AXEngine
@testable import AXSnapshots

/// Sequence alignment, compared with dynamic programming, and maximum matching, compared with exhaustive search.
@Suite("Alignment")
struct AlignmentTests {
    /// Returns the length of a longest common subsequence by dynamic programming.
    private func naiveLength(_ one: [Int], _ other: [Int]) -> Int {
        var row = [Int](repeating: 0, count: other.count + 1)
        for item in one {
            var diagonal = 0
            for (column, candidate) in other.enumerated() {
                let above = row[column + 1]
                row[column + 1] = item == candidate ? diagonal + 1 : max(above, row[column])
                diagonal = above
            }
        }
        return row[other.count]
    }

    private func expectAlignment(_ pairs: [IndexPair], of one: [Int], and other: [Int]) {
        #expect(pairs.allSatisfy { one[$0.reference] == other[$0.current] })
        #expect(
            zip(pairs, pairs.dropFirst()).allSatisfy { $0.reference < $1.reference && $0.current < $1.current },
            "in order, each once")
    }

    @Test("The alignment of small lists is a longest common subsequence", arguments: [1, 2, 3, 8, 40, 1_000])
    func longest(kinds: Int) {
        var numbers = SeededRandom(UInt64(kinds))
        for _ in 0..<Cases.of(300) {
            let one = (0..<numbers.int(0...39)).map { _ in numbers.int(0...kinds - 1) }
            let other = (0..<numbers.int(0...39)).map { _ in numbers.int(0...kinds - 1) }
            let pairs = SequenceAlignment.pairs(of: one, and: other)
            expectAlignment(pairs, of: one, and: other)
            #expect(pairs.count == naiveLength(one, other))
        }
    }

    @Test("Long lists are aligned in near-linear time")
    func large() {
        var numbers = SeededRandom(7)
        let count = Cases.of(100_000)
        let unique = Array(0..<count)
        var edited = unique
        for _ in 0..<Cases.of(1_000) { edited.swapAt(numbers.int(0...count - 1), numbers.int(0...count - 1)) }
        let cases: [(name: String, one: [Int], other: [Int], least: Int)] = [
            ("equal", unique, unique, count), ("edited", unique, edited, count - Cases.of(4_000)),
            ("shuffled", unique, unique.shuffled(using: &numbers), Cases.of(400)),
            ("reversed", unique, unique.reversed(), 1), ("unrelated", unique, unique.map { $0 + count }, 0),
            (
                "two kinds", unique.map { _ in numbers.int(0...1) }, unique.map { _ in numbers.int(0...1) },
                Cases.of(60_000)
            ),
            (
                "ten kinds", unique.map { _ in numbers.int(0...9) }, unique.map { _ in numbers.int(0...9) },
                Cases.of(10_000)
            ),
            ("one kind", unique.map { _ in 1 }, unique.dropLast(10).map { _ in 1 }, count - 10),
            ("rotated", unique, Array(unique[(count / 2)...] + unique[..<(count / 2)]), count / 2),
        ]
        for (name, one, other, least) in cases {
            let clock = ContinuousClock.now
            let pairs = SequenceAlignment.pairs(of: one, and: other)
            expectAlignment(pairs, of: one, and: other)
            #expect(pairs.count >= least, "\(name): \(pairs.count)")
            // Quadratic time would be hours. The limit allows for debug builds on slow machines.
            #expect(ContinuousClock.now - clock < .seconds(60), "\(name)")
        }
    }

    @Test("Exchanging partners finds a maximum matching")
    func exchange() {
        // Item 0 suits both, and item 1 suits only the one that item 0 has.
        #expect(PairExchange.pairs([0, nil], among: 2) { $0 == 0 || $1 == 0 } == [1, 0])
        var numbers = SeededRandom(3)
        for _ in 0..<Cases.of(300) {
            let (rows, columns) = (1 + numbers.int(0...5), 1 + numbers.int(0...5))
            let suits = (0..<rows).map { _ in (0..<columns).map { _ in numbers.chance(percent: 30) } }
            func best(_ row: Int, _ used: Set<Int>) -> Int {
                guard row < rows else { return 0 }
                var most = best(row + 1, used)
                for column in 0..<columns where suits[row][column] && !used.contains(column) {
                    most = max(most, 1 + best(row + 1, used.union([column])))
                }
                return most
            }
            let none = [Int?](repeating: nil, count: rows)
            let found = PairExchange.pairs(none, among: columns) { suits[$0][$1] }
            let taken = found.compactMap { $0 }
            #expect(Set(taken).count == taken.count)
            #expect(zip(suits, found).allSatisfy { row, column in column.map { row[$0] } ?? true })
            #expect(taken.count == best(0, []))
        }
    }
}
