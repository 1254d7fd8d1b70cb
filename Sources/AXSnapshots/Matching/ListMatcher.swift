import AXEngine
import AXTree

/// Matches the items of two lists, so that few changes lead from one list to the other.
///
/// Equal items in the same order are matched first, as many as possible. The remaining items are matched by decreasing
/// `MatchLevel`: by name wherever they are, by type only between the same matched neighbors. A pair costs one change if
/// it differs or moved, and an item without a partner costs one change as well.
struct ListMatcher<List: MatchableList> {
    private let reference: List
    private let current: List
    /// Returns the number of attributes in which two items differ: 0, 1, or 2 for more.
    private let distance: (Int, Int) -> Int
    /// By reference item: the index of its partner.
    private var partners: [Int?]
    /// By current item: the index of its partner.
    private var currentPartners: [Int?]
    /// By reference item: the partner that is known to be equal to it.
    private var equalPartners: [Int?] = []
    /// The pairs between which gaps are, in order.
    private var anchors: [IndexPair] = []

    /// Returns the matches, by ascending index in the reference.
    ///
    /// `distance` returns the number of attributes in which two items differ by more than the tolerance: 0, 1, or 2 for
    /// more.
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
        partners = [Int?](repeating: nil, count: reference.count)
        currentPartners = [Int?](repeating: nil, count: current.count)
    }

    private mutating func matches() -> [Match] {
        alignEqualItems()
        equalPartners = partners
        if partners.contains(nil) || currentPartners.contains(nil) {
            HunkShifter.shift(&partners, &currentPartners, reference, current)
            HunkShifter.shift(&currentPartners, &partners, current, reference)
            anchors = partners.indices.compactMap { index in
                partners[index].map { IndexPair(reference: index, current: $0) }
            }
            let (unpaired, unpairedCurrent) = (Self.unpairedItems(partners), Self.unpairedItems(currentPartners))
            matchAnywhere(.reference)
            matchInGaps(.contentWithoutGeometry)
            matchInGaps(.nameAndContainer)
            for level in [MatchLevel.content, .contentWithoutGeometry, .nameAndContainer, .name] {
                matchAnywhere(level)
            }
            matchInGaps(.name)
            matchInGaps(.contentWithoutIdentifier)
            matchAnywhere(.contentWithoutIdentifier)
            matchInGaps(.type)
            exchangePartners(unpaired, unpairedCurrent)
        }
        return matchesInOrder()
    }

    private mutating func pair(_ index: Int, _ currentIndex: Int) {
        partners[index] = currentIndex
        currentPartners[currentIndex] = index
    }

    // MARK: Equal items

    /// Pairs equal items in the same order.
    private mutating func alignEqualItems() {
        var start = 0
        var (end, currentEnd) = (reference.count, current.count)
        while start < end, start < currentEnd, distance(start, start) == 0 {
            pair(start, start)
            start += 1
        }
        while end > start, currentEnd > start, distance(end - 1, currentEnd - 1) == 0 {
            end -= 1
            currentEnd -= 1
            pair(end, currentEnd)
        }
        guard start < end, start < currentEnd else { return }
        let pairs = SequenceAlignment.pairs(
            of: (start..<end).map { reference.key(of: $0, at: .content) },
            and: (start..<currentEnd).map { current.key(of: $0, at: .content) })
        for aligned in pairs { pair(start + aligned.reference, start + aligned.current) }
    }

    // MARK: Remaining items

    /// The unpaired items of both lists between two anchors.
    private struct Gap {
        var reference: [Int]
        var current: [Int]
    }

    /// Returns the gaps in which both lists have unpaired items.
    private func gaps() -> [Gap] {
        var gaps: [Gap] = []
        var (start, currentStart) = (0, 0)
        for anchor in anchors + [IndexPair(reference: reference.count, current: current.count)] {
            if start < anchor.reference, currentStart < anchor.current {
                let gap = Gap(
                    reference: (start..<anchor.reference).filter { partners[$0] == nil },
                    current: (currentStart..<anchor.current).filter { currentPartners[$0] == nil })
                if !gap.reference.isEmpty, !gap.current.isEmpty { gaps.append(gap) }
            }
            (start, currentStart) = (anchor.reference + 1, anchor.current + 1)
        }
        return gaps
    }

    /// Pairs items with equal keys within each gap, in order. The pairs become anchors, which divide the gaps.
    private mutating func matchInGaps(_ level: MatchLevel) {
        var found: [IndexPair] = []
        for gap in gaps() {
            let items = Self.keyedItems(gap.reference, of: reference, at: level)
            let currentItems = Self.keyedItems(gap.current, of: current, at: level)
            guard !items.isEmpty, !currentItems.isEmpty else { continue }
            for aligned in SequenceAlignment.pairs(of: items.map(\.key), and: currentItems.map(\.key)) {
                found.append(
                    IndexPair(
                        reference: items[aligned.reference].index, current: currentItems[aligned.current].index))
            }
        }
        guard !found.isEmpty else { return }
        for indices in found { pair(indices.reference, indices.current) }
        addAnchors(found)
    }

    /// An item that can be recognized at a level.
    private struct KeyedItem {
        var index: Int
        var key: List.Key
    }

    private static func keyedItems(_ indices: [Int], of list: List, at level: MatchLevel) -> [KeyedItem] {
        indices.compactMap { index in list.key(of: index, at: level).map { KeyedItem(index: index, key: $0) } }
    }

    /// Merges pairs into the anchors. Both are in order, and no new pair crosses an anchor.
    private mutating func addAnchors(_ found: [IndexPair]) {
        var merged: [IndexPair] = []
        var next = 0
        for anchor in anchors {
            while next < found.count, found[next].reference < anchor.reference {
                merged.append(found[next])
                next += 1
            }
            merged.append(anchor)
        }
        anchors = merged + found[next...]
    }

    /// Pairs items with equal keys anywhere in the lists, in order of appearance.
    private mutating func matchAnywhere(_ level: MatchLevel) {
        // In reverse, so that the first index of a key is the last of its array.
        var unpaired: [List.Key: [Int]] = [:]
        for index in currentPartners.indices.reversed() where currentPartners[index] == nil {
            if let key = current.key(of: index, at: level) { unpaired[key, default: []].append(index) }
        }
        guard !unpaired.isEmpty else { return }
        for index in partners.indices where partners[index] == nil {
            guard let key = reference.key(of: index, at: level), let partner = unpaired[key]?.popLast() else {
                continue
            }
            pair(index, partner)
        }
    }

    // MARK: Exchange of partners

    /// An item that has no partner, and how many items before it have one, which tells its gap.
    private struct UnpairedItem {
        var index: Int
        var gap: Int
    }

    private static func unpairedItems(_ partners: [Int?]) -> [UnpairedItem] {
        var pairedCount = 0
        var items: [UnpairedItem] = []
        for index in partners.indices {
            if partners[index] == nil {
                items.append(UnpairedItem(index: index, gap: pairedCount))
            } else {
                pairedCount += 1
            }
        }
        return items
    }

    /// Finds more pairs among a few items that are not equal to any other in order. Here two items also suit each other
    /// if they differ in only one attribute.
    private mutating func exchangePartners(_ items: [UnpairedItem], _ currentItems: [UnpairedItem]) {
        guard items.count <= PairExchange.maximumCount, currentItems.count <= PairExchange.maximumCount,
            items.contains(where: { partners[$0.index] == nil }),
            currentItems.contains(where: { currentPartners[$0.index] == nil })
        else { return }
        let levels: [MatchLevel] = [
            .content, .contentWithoutGeometry, .nameAndContainer, .name, .contentWithoutIdentifier,
        ]
        let keys = items.map { item in levels.map { reference.key(of: item.index, at: $0) } }
        let currentKeys = currentItems.map { item in levels.map { current.key(of: item.index, at: $0) } }
        let types = items.map { reference.key(of: $0.index, at: .type) }
        let currentTypes = currentItems.map { current.key(of: $0.index, at: .type) }
        let numbers = Dictionary(uniqueKeysWithValues: currentItems.enumerated().map { ($1.index, $0) })
        let given = items.map { item in partners[item.index].flatMap { numbers[$0] } }
        let exchanged = PairExchange.pairs(given, among: currentItems.count) { first, second in
            zip(keys[first], currentKeys[second]).contains { $0 != nil && $0 == $1 }
                || items[first].gap == currentItems[second].gap && types[first] != nil
                    && types[first] == currentTypes[second]
                || distance(items[first].index, currentItems[second].index) <= 1
        }
        for (item, partner) in zip(items, exchanged) {
            if let partner { pair(item.index, currentItems[partner].index) }
        }
    }

    // MARK: Result

    /// Returns the pairs by ascending index in the reference. Pairs outside the heaviest increasing subsequence have
    /// moved.
    private func matchesInOrder() -> [Match] {
        var matches: [Match] = []
        var isOrdered = true
        for index in partners.indices {
            guard let partner = partners[index] else { continue }
            let isKnownEqual = equalPartners[index] == partner
            if let last = matches.last, partner < last.indices.current { isOrdered = false }
            matches.append(
                Match(
                    indices: IndexPair(reference: index, current: partner),
                    differs: !isKnownEqual && distance(index, partner) > 0))
        }
        guard !isOrdered else { return matches }
        // An equal pair that does not move costs nothing, so one of those outweighs all pairs that differ.
        let weights = matches.map { $0.differs ? 1 : matches.count + 1 }
        let isInOrder = IncreasingSubsequence.heaviest(matches.map(\.indices), weights: weights, below: current.count)
        for index in matches.indices { matches[index].isMoved = !isInOrder[index] }
        return matches
    }
}
