import AXEngine
import AXTree

/// Finds out which items of two lists are the same ones, so that as few changes as possible lead from one to the other.
///
/// What is equal and in the same order comes first, as much of it as there is. What is left over is recognised by its key
/// wherever it went, and by its kind where it stands in the same gap. A pair costs a change if it differs or moved; an item
/// without a partner costs one too.
struct ListMatcher<List: MatchableList> {
    private let reference: List
    private let current: List
    /// How many attributes of two items differ; nobody asks how many beyond two.
    private let distance: (Int, Int) -> Int
    /// By item of the reference: its partner now, or -1.
    private var partner: [Int32]
    /// By item now: its partner in the reference, or -1.
    private var origin: [Int32]
    /// By item of the reference: the partner that is known to be equal to it, or -1.
    private var equal: [Int32] = []
    /// The pairs in order between which gaps lie.
    private var chain: [(Int, Int)] = []

    /// Matches two lists. `distance` tells how many attributes of two items differ, tolerance included: 0, 1, or 2 for more.
    static func matches(
        of reference: List, and current: List, distance: @escaping (Int, Int) -> Int
    ) -> [Match] {
        var matcher = ListMatcher(reference, current, distance)
        return matcher.matches()
    }

    private init(_ reference: List, _ current: List, _ distance: @escaping (Int, Int) -> Int) {
        self.reference = reference
        self.current = current
        self.distance = distance
        partner = [Int32](repeating: -1, count: reference.count)
        origin = [Int32](repeating: -1, count: current.count)
    }

    private mutating func matches() -> [Match] {
        let isLeftOver = alignEqual()
        equal = partner
        if isLeftOver {
            slide()
            chain = partner.indices.compactMap { partner[$0] < 0 ? nil : ($0, Int(partner[$0])) }
            let left = leftOver()
            matchInGaps(.wording)
            matchInGaps(.key)
            for level in [Likeness.content, .wording, .key, .own] { matchAnywhere(level) }
            matchInGaps(.own)
            matchInGaps(.renamed)
            matchAnywhere(.renamed)
            matchInGaps(.kind)
            exchange(left)
        }
        return result()
    }

    private mutating func pair(_ one: Int, _ other: Int) {
        partner[one] = Int32(other)
        origin[other] = Int32(one)
    }

    // MARK: What is equal

    /// Pairs what is equal and in order; false if nothing is left over on one side or the other.
    private mutating func alignEqual() -> Bool {
        var start = 0
        var (referenceEnd, currentEnd) = (reference.count, current.count)
        while start < referenceEnd, start < currentEnd, distance(start, start) == 0 {
            pair(start, start)
            start += 1
        }
        while referenceEnd > start, currentEnd > start, distance(referenceEnd - 1, currentEnd - 1) == 0 {
            referenceEnd -= 1
            currentEnd -= 1
            pair(referenceEnd, currentEnd)
        }
        guard start < referenceEnd, start < currentEnd else {
            // Nothing to recognise, but which of several equal items came or went is still to be found out.
            return start < referenceEnd || start < currentEnd
        }
        let (one, other) = (reference, current)
        let pairs = SequenceAlignment.pairs(
            of: (start..<referenceEnd).map { one.mark(of: $0, .content) ?? 0 },
            and: (start..<currentEnd).map { other.mark(of: $0, .content) ?? 0 })
        for (one, other) in pairs { pair(start + one, start + other) }
        return true
    }

    /// Of equal items in a row any may be the one that went. Chooses the one beside which something came, so that both can
    /// be one change, and else the one whose surroundings are gone too.
    private mutating func slide() {
        Slider.slide(&partner, &origin, reference, current)
        Slider.slide(&origin, &partner, current, reference)
    }

    // MARK: What is left over

    /// The parts of both lists between the pairs of the chain in which something is left over.
    private func gaps() -> [(reference: [Int], current: [Int])] {
        var gaps: [(reference: [Int], current: [Int])] = []
        var (one, other) = (0, 0)
        for pair in chain + [(reference.count, current.count)] {
            if one < pair.0, other < pair.1 {
                let left = ((one..<pair.0).filter { partner[$0] < 0 }, (other..<pair.1).filter { origin[$0] < 0 })
                if !left.0.isEmpty, !left.1.isEmpty { gaps.append(left) }
            }
            (one, other) = (pair.0 + 1, pair.1 + 1)
        }
        return gaps
    }

    /// Pairs what is alike within gaps, in order. New pairs divide the gaps.
    private mutating func matchInGaps(_ level: Likeness) {
        var found: [(Int, Int)] = []
        let (reference, current) = (reference, current)
        for gap in gaps() {
            let one = gap.reference.compactMap { index in reference.mark(of: index, level).map { (index, $0) } }
            let other = gap.current.compactMap { index in current.mark(of: index, level).map { (index, $0) } }
            guard !one.isEmpty, !other.isEmpty else { continue }
            for (first, second) in SequenceAlignment.pairs(of: one.map(\.1), and: other.map(\.1)) {
                found.append((one[first].0, other[second].0))
            }
        }
        guard !found.isEmpty else { return }
        for (one, other) in found { pair(one, other) }
        extendChain(by: found)
    }

    /// Merges pairs, which are in order and fit between those of the chain.
    private mutating func extendChain(by found: [(Int, Int)]) {
        var merged: [(Int, Int)] = []
        merged.reserveCapacity(chain.count + found.count)
        var at = 0
        for pair in chain {
            while at < found.count, found[at].0 < pair.0 {
                merged.append(found[at])
                at += 1
            }
            merged.append(pair)
        }
        chain = merged + found[at...]
    }

    /// Pairs what is alike wherever it stands, in order of appearance.
    private mutating func matchAnywhere(_ level: Likeness) {
        // By mark the first item now that has it, and by item the next one with the same mark, or -1.
        var first: [Int: Int32] = [:]
        var next = [Int32](repeating: -1, count: origin.count)
        for index in origin.indices.reversed() where origin[index] < 0 {
            if let mark = current.mark(of: index, level) {
                next[index] = first.updateValue(Int32(index), forKey: mark) ?? -1
            }
        }
        guard !first.isEmpty else { return }
        for index in partner.indices where partner[index] < 0 {
            guard let mark = reference.mark(of: index, level), let place = first.index(forKey: mark) else { continue }
            let other = Int(first.values[place])
            guard other >= 0 else { continue }
            first.values[place] = next[other]
            pair(index, other)
        }
    }

    /// What is left over once the chain is found, with the number of its gap.
    private func leftOver() -> (reference: [(index: Int, gap: Int)], current: [(index: Int, gap: Int)]) {
        func items(_ partner: [Int32]) -> [(index: Int, gap: Int)] {
            var paired = 0
            var items: [(index: Int, gap: Int)] = []
            for index in partner.indices {
                if partner[index] < 0 { items.append((index, paired)) } else { paired += 1 }
            }
            return items
        }
        return (items(partner), items(origin))
    }

    /// Finds more pairs among a few items that were left over. Here it also suffices that all but one attribute is the same.
    private mutating func exchange(
        _ left: (reference: [(index: Int, gap: Int)], current: [(index: Int, gap: Int)])
    ) {
        guard left.reference.count <= PairExchange.maximumCount, left.current.count <= PairExchange.maximumCount,
            left.reference.contains(where: { partner[$0.index] < 0 }),
            left.current.contains(where: { origin[$0.index] < 0 })
        else { return }
        let levels: [Likeness] = [.content, .wording, .key, .own, .renamed, .kind]
        let marks = (
            reference: left.reference.map { item in levels.map { reference.mark(of: item.index, $0) } },
            current: left.current.map { item in levels.map { current.mark(of: item.index, $0) } }
        )
        let numbers = Dictionary(uniqueKeysWithValues: left.current.enumerated().map { ($1.index, $0) })
        let given = left.reference.map { partner[$0.index] < 0 ? -1 : numbers[Int(partner[$0.index])] ?? -1 }
        let pairs = PairExchange.pairs(given, among: left.current.count) { one, other in
            let (first, second) = (marks.reference[one], marks.current[other])
            for level in levels.indices.dropLast() where first[level] != nil && first[level] == second[level] {
                return true
            }
            let last = levels.count - 1
            return left.reference[one].gap == left.current[other].gap && first[last] != nil
                && first[last] == second[last] || distance(left.reference[one].index, left.current[other].index) <= 1
        }
        for (one, other) in zip(left.reference, pairs) where other >= 0 { pair(one.index, left.current[other].index) }
    }

    // MARK: The result

    /// The pairs by their place in the reference. Those outside the longest chain have moved.
    private func result() -> [Match] {
        var matches: [Match] = []
        matches.reserveCapacity(partner.count)
        var last = -1
        var isOrdered = true
        for index in partner.indices where partner[index] >= 0 {
            let other = Int(partner[index])
            let differs = equal[index] != partner[index] && distance(index, other) > 0
            matches.append(Match(reference: index, current: other, differs: differs))
            isOrdered = isOrdered && other > last
            last = other
        }
        guard !isOrdered else { return matches }
        // A pair that is equal and stays costs nothing; of those as many as can be, then of the others.
        let weights = matches.map { $0.differs ? 1 : matches.count + 1 }
        let stays = IncreasingSubsequence.heaviest(
            matches.map { ($0.reference, $0.current) }, weights: weights, below: current.count)
        for index in matches.indices { matches[index].isMoved = !stays[index] }
        return matches
    }
}
