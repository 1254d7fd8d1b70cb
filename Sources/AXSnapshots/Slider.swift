import AXEngine
import AXTree

/// Moves gaps along runs of equal items, where an alignment may as well leave out one as another.
enum Slider {
    /// How far a gap is moved at most; runs are seldom longer.
    private static let maximumSteps = 500

    /// Moves the gaps of `list`, whose items have their partners in `other`.
    static func slide<List: MatchableList>(
        _ partner: inout [Int32], _ origin: inout [Int32], _ list: List, _ other: List
    ) {
        var at = 0
        while at < partner.count {
            guard partner[at] < 0 else {
                at += 1
                continue
            }
            var gap = at..<at + 1
            while gap.upperBound < partner.count, partner[gap.upperBound] < 0 { gap = at..<gap.upperBound + 1 }
            gap = settle(gap, &partner, &origin, list, other)
            at = max(gap.upperBound, at + 1)
        }
    }

    /// Moves one gap as far up as it goes, then down, and leaves it where it lies best.
    private static func settle<List: MatchableList>(
        _ gap: Range<Int>, _ partner: inout [Int32], _ origin: inout [Int32], _ list: List, _ other: List
    ) -> Range<Int> {
        var gap = gap
        var steps = 0
        while steps < maximumSteps, canMoveUp(gap, partner, list) {
            moveUp(&gap, &partner, &origin)
            steps += 1
        }
        var best = (gap: gap, score: score(gap, partner, origin))
        var gain = 0
        steps = 0
        while steps < 2 * maximumSteps, canMoveDown(gap, partner, list) {
            let partnerIndex = Int(partner[gap.upperBound])
            let now = other.surroundings(of: partnerIndex)
            gain -= list.surroundings(of: gap.upperBound) == now ? 1 : 0
            moveDown(&gap, &partner, &origin)
            gain += list.surroundings(of: gap.lowerBound - 1) == now ? 1 : 0
            steps += 1
            let score = score(gap, partner, origin) + gain
            // Of places that are equally good the last one is taken, as people append more often than they insert.
            if score >= best.score { best = (gap, score) }
        }
        while gap.lowerBound > best.gap.lowerBound { moveUp(&gap, &partner, &origin) }
        return gap
    }

    /// High where something came in the same place, so that the two may be one change.
    private static func score(_ gap: Range<Int>, _ partner: [Int32], _ origin: [Int32]) -> Int {
        let before = gap.lowerBound > 0 ? Int(partner[gap.lowerBound - 1]) : -1
        let after = gap.upperBound < partner.count ? Int(partner[gap.upperBound]) : origin.count
        // A gap beside another one of the same list has no partner to look at.
        if before + 1 < origin.count, gap.lowerBound == 0 || before >= 0, origin[before + 1] < 0 { return 1 << 20 }
        if after > 0, gap.upperBound == partner.count || after < origin.count && partner[gap.upperBound] >= 0,
            origin[after - 1] < 0
        {
            return 1 << 20
        }
        return 0
    }

    private static func canMoveUp<List: MatchableList>(_ gap: Range<Int>, _ partner: [Int32], _ list: List) -> Bool {
        gap.lowerBound > 0 && partner[gap.lowerBound - 1] >= 0
            && list.mark(of: gap.lowerBound - 1, .content) == list.mark(of: gap.upperBound - 1, .content)
    }

    private static func moveUp(_ gap: inout Range<Int>, _ partner: inout [Int32], _ origin: inout [Int32]) {
        let there = partner[gap.lowerBound - 1]
        partner[gap.upperBound - 1] = there
        origin[Int(there)] = Int32(gap.upperBound - 1)
        partner[gap.lowerBound - 1] = -1
        gap = gap.lowerBound - 1..<gap.upperBound - 1
    }

    private static func canMoveDown<List: MatchableList>(_ gap: Range<Int>, _ partner: [Int32], _ list: List) -> Bool {
        gap.upperBound < partner.count && partner[gap.upperBound] >= 0
            && list.mark(of: gap.lowerBound, .content) == list.mark(of: gap.upperBound, .content)
    }

    private static func moveDown(_ gap: inout Range<Int>, _ partner: inout [Int32], _ origin: inout [Int32]) {
        let there = partner[gap.upperBound]
        partner[gap.lowerBound] = there
        origin[Int(there)] = Int32(gap.lowerBound)
        partner[gap.upperBound] = -1
        gap = gap.lowerBound + 1..<gap.upperBound + 1
    }
}
