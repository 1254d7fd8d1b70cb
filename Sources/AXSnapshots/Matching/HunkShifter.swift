import AXEngine
import AXTree

/// Shifts hunks along runs of equal items.
///
/// A hunk is a run of items without a partner. An alignment may leave out any one of several equal items. Example: from
/// A B B C to A B C, the hunk may be the first B or the second one. A hunk is shifted up by pairing its last item
/// instead of the item before the hunk, if both are equal, and shifted down the other way round.
enum HunkShifter {
    /// The greatest distance that a hunk is shifted by, which keeps the time linear.
    private static let maximumSteps = 500

    /// The score of a hunk beside a hunk of the other list: both can become one change.
    private static let besideOtherHunk = 1 << 20

    /// Shifts the hunks of `list`. `partners` has the partner of each of its items, and `otherPartners` the reverse.
    static func shift<List: MatchableList>(
        _ partners: inout [Int?], _ otherPartners: inout [Int?], _ list: List, _ other: List
    ) {
        var index = 0
        while index < partners.count {
            guard partners[index] == nil else {
                index += 1
                continue
            }
            var end = index + 1
            while end < partners.count, partners[end] == nil { end += 1 }
            let hunk = shift(index..<end, &partners, &otherPartners, list, other)
            index = max(hunk.upperBound, index + 1)
        }
    }

    /// Shifts one hunk up as far as possible, then down, and leaves it where its score is greatest.
    private static func shift<List: MatchableList>(
        _ hunk: Range<Int>, _ partners: inout [Int?], _ otherPartners: inout [Int?], _ list: List, _ other: List
    ) -> Range<Int> {
        var hunk = hunk
        var steps = 0
        while steps < maximumSteps, canMoveUp(hunk, partners, list) {
            moveUp(&hunk, &partners, &otherPartners)
            steps += 1
        }
        var best = hunk
        var bestScore = score(hunk, partners, otherPartners)
        // How many more pairs are in equal containers than before the hunk was shifted down.
        var gain = 0
        steps = 0
        while steps < 2 * maximumSteps, canMoveDown(hunk, partners, list), let partner = partners[hunk.upperBound] {
            let container = other.container(of: partner)
            gain -= list.container(of: hunk.upperBound) == container ? 1 : 0
            moveDown(&hunk, &partners, &otherPartners)
            gain += list.container(of: hunk.lowerBound - 1) == container ? 1 : 0
            steps += 1
            let score = score(hunk, partners, otherPartners) + gain
            // On a tie the last location wins: people append more often than they insert.
            if score >= bestScore { (best, bestScore) = (hunk, score) }
        }
        while hunk.lowerBound > best.lowerBound { moveUp(&hunk, &partners, &otherPartners) }
        return hunk
    }

    /// Scores a hunk: high if a hunk of the other list begins or ends at the same location.
    private static func score(_ hunk: Range<Int>, _ partners: [Int?], _ otherPartners: [Int?]) -> Int {
        // The items of the other list directly after the partner of the item before the hunk, and directly before the
        // partner of the item after it. Beside another hunk of the same list there is no such partner.
        let after = hunk.lowerBound == 0 ? 0 : partners[hunk.lowerBound - 1].map { $0 + 1 }
        let before =
            hunk.upperBound == partners.count ? otherPartners.count - 1 : partners[hunk.upperBound].map { $0 - 1 }
        for index in [after, before].compactMap({ $0 }) where otherPartners.indices.contains(index) {
            if otherPartners[index] == nil { return besideOtherHunk }
        }
        return 0
    }

    private static func canMoveUp<List: MatchableList>(_ hunk: Range<Int>, _ partners: [Int?], _ list: List) -> Bool {
        hunk.lowerBound > 0 && partners[hunk.lowerBound - 1] != nil
            && list.key(of: hunk.lowerBound - 1, at: .content) == list.key(of: hunk.upperBound - 1, at: .content)
    }

    /// Shifts a hunk up: from 4..<6 to 3..<5, where item 5 gets the partner of item 3.
    private static func moveUp(_ hunk: inout Range<Int>, _ partners: inout [Int?], _ otherPartners: inout [Int?]) {
        movePartner(from: hunk.lowerBound - 1, to: hunk.upperBound - 1, &partners, &otherPartners)
        hunk = hunk.lowerBound - 1..<hunk.upperBound - 1
    }

    private static func canMoveDown<List: MatchableList>(
        _ hunk: Range<Int>, _ partners: [Int?], _ list: List
    ) -> Bool {
        hunk.upperBound < partners.count && partners[hunk.upperBound] != nil
            && list.key(of: hunk.lowerBound, at: .content) == list.key(of: hunk.upperBound, at: .content)
    }

    /// Shifts a hunk down: from 4..<6 to 5..<7, where item 4 gets the partner of item 6.
    private static func moveDown(_ hunk: inout Range<Int>, _ partners: inout [Int?], _ otherPartners: inout [Int?]) {
        movePartner(from: hunk.upperBound, to: hunk.lowerBound, &partners, &otherPartners)
        hunk = hunk.lowerBound + 1..<hunk.upperBound + 1
    }

    private static func movePartner(
        from index: Int, to newIndex: Int, _ partners: inout [Int?], _ otherPartners: inout [Int?]
    ) {
        guard let partner = partners[index] else { return }
        partners[index] = nil
        partners[newIndex] = partner
        otherPartners[partner] = newIndex
    }
}
