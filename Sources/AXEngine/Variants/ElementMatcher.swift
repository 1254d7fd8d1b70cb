import AXTree

/// Matches the elements of two variants of a screen: by identifier, label or frame where these are unique, then by type
/// and place in the reading order between elements that are matched, then by all of these together. What is ambiguous
/// is left out.
struct ElementMatcher {
    /// The side of the comparison.
    private struct Side {
        let elements: [MatchedElement]
        let size: Size?
        /// By position in `elements`: the position of the match on the other side.
        var matches: [Int?]

        init(_ screen: Screen, _ exposure: Exposure) {
            elements = Self.candidates(screen, exposure)
            size = screen.size
            matches = Array(repeating: nil, count: elements.count)
        }

        /// The positions of elements that are not matched.
        var open: [Int] { matches.indices.filter { matches[$0] == nil } }

        /// Returns the exposed elements, and the elements without children that neither are exposed nor lie in an
        /// exposed one.
        private static func candidates(_ screen: Screen, _ exposure: Exposure) -> [MatchedElement] {
            let elements = screen.elements
            var isInside = [Bool](repeating: false, count: elements.count)
            var found: [MatchedElement] = []
            for (index, element) in elements.enumerated() {
                if let parent = element.parent { isInside[index] = isInside[parent] || exposure.isExposed[parent] }
                let isLeaf = element.subtreeEnd <= index + 1 && element.frame.map { !$0.isEmpty } ?? false
                let isCandidate = isLeaf && !isInside[index] && element.type != .application
                guard exposure.isExposed[index] || isCandidate else { continue }
                found.append(MatchedElement(element, at: index, isExposed: exposure.isExposed[index]))
            }
            return found
        }
    }

    private var base: Side
    private var variant: Side
    private let sharesLanguage: Bool
    /// Whether the variant is read in the other direction, by what the dumps and names say.
    private let isOtherDirection: Bool
    private var isMirrored = false
    /// By position in the base: how far below its place in the base the element is expected in the variant.
    private var shifts: [Double] = []

    /// The most pairs that are compared one by one: beyond them, elements are left unmatched.
    private static let maximumComparisons = 40_000
    /// The least score of a match.
    private static let leastScore = 2.0
    /// The least score of a match out of order, and by how much it has to be better than any other.
    private static let leastScoreOutOfOrder = 2.5
    private static let leastMargin = 0.5

    /// Returns which elements of two variants of a screen are the same.
    static func matching(
        _ base: Screen, _ baseExposure: Exposure, _ variant: Screen, _ variantExposure: Exposure
    ) -> ElementMatching {
        var matcher = ElementMatcher(
            Side(base, baseExposure), Side(variant, variantExposure), ScreenVariant(base), ScreenVariant(variant))
        matcher.match()
        return matcher.result
    }

    private init(_ base: Side, _ variant: Side, _ baseTraits: ScreenVariant, _ variantTraits: ScreenVariant) {
        self.base = base
        self.variant = variant
        // A base without a language has that in which the app was written.
        let isTranslated = variantTraits.language.map { $0 != baseTraits.language } ?? false
        sharesLanguage = !isTranslated && Self.shareLanguage(base.elements, variant.elements)
        isOtherDirection = (variantTraits.direction == .rightToLeft) != (baseTraits.direction == .rightToLeft)
    }

    /// Whether at least half of the labels of one screen are labels of the other.
    private static func shareLanguage(_ one: [MatchedElement], _ other: [MatchedElement]) -> Bool {
        let labels = [one, other].map { Set($0.lazy.filter { $0.isExposed && $0.hasWords }.compactMap(\.label)) }
        return labels[0].intersection(labels[1]).count * 2 >= min(labels[0].count, labels[1].count)
    }

    private mutating func match() {
        matchUnique { $0.identifier != nil && $0.label != nil ? $0.key(identifier: true, label: true) : nil }
        matchUnique { $0.identifier == nil && $0.label != nil ? $0.key(identifier: true, label: true) : nil }
        matchUnique { $0.identifier != nil ? $0.key(identifier: true, label: false) : nil }
        matchUnique { $0.label != nil ? $0.key(identifier: false, label: true) : nil }
        isMirrored = mostHaveChangedSides ?? isOtherDirection
        if base.size == variant.size { matchPlaces() }
        matchBetweenMatches()
        matchRepeated()
        matchRestOfRows()
        matchOutOfOrder()
        matchLostControls()
    }

    private mutating func link(_ one: Int, _ other: Int) {
        base.matches[one] = other
        variant.matches[other] = one
    }

    private func hasCompatibleLabels(_ one: MatchedElement, _ other: MatchedElement) -> Bool {
        one.label == other.label || !sharesLanguage && one.label != nil && other.label != nil
    }

    // MARK: Unique and repeated elements

    /// What elements have in common that can be the same.
    struct Key: Hashable {
        let type: ElementType
        var identifier: String?
        var label: String?
        var frame: Rect?
    }

    private static func positions(_ side: Side, _ key: (MatchedElement) -> Key?) -> [Key: [Int]] {
        var positions: [Key: [Int]] = [:]
        for position in side.open {
            if let key = key(side.elements[position]) { positions[key, default: []].append(position) }
        }
        return positions
    }

    /// Matches elements with a key that one element on each side has.
    private mutating func matchUnique(key: (MatchedElement) -> Key?) {
        let others = Self.positions(variant, key)
        for (key, positions) in Self.positions(base, key) {
            if positions.count == 1, let other = others[key], other.count == 1 { link(positions[0], other[0]) }
        }
    }

    /// Matches elements with a key that equally many elements on each side have, in order.
    private mutating func matchRepeated() {
        let key: (MatchedElement) -> Key? = {
            $0.identifier ?? $0.label == nil ? nil : $0.key(identifier: true, label: true)
        }
        let others = Self.positions(variant, key)
        for (key, positions) in Self.positions(base, key) where positions.count == others[key]?.count {
            for (one, other) in zip(positions, others[key] ?? []) { link(one, other) }
        }
    }

    /// Matches elements with a frame that one element on each side has, if their labels do not contradict.
    private mutating func matchPlaces() {
        let others = Self.positions(variant) { element in
            element.frame.map { Key(type: element.type, identifier: element.identifier, frame: unmirrored($0)) }
        }
        let own = Self.positions(base) { element in
            element.frame.map { Key(type: element.type, identifier: element.identifier, frame: $0) }
        }
        for (key, positions) in own {
            guard positions.count == 1, let other = others[key], other.count == 1,
                hasCompatibleLabels(base.elements[positions[0]], variant.elements[other[0]])
            else { continue }
            link(positions[0], other[0])
        }
    }

    // MARK: Layout direction

    /// Whether more elements are found on the other side of the screen than where they were; `nil` if no element tells.
    private var mostHaveChangedSides: Bool? {
        guard let width = base.size?.width, let otherWidth = variant.size?.width, width > 0, otherWidth > 0 else {
            return nil
        }
        var (kept, changed) = (0, 0)
        for (one, other) in base.matches.enumerated() {
            guard let frame = base.elements[one].frame,
                let otherFrame = other.flatMap({ variant.elements[$0].frame })
            else { continue }
            let (x, otherX) = (frame.midX / width, otherFrame.midX / otherWidth)
            if abs(x - 0.5) < 0.1 { continue }
            if abs(x - otherX) < 0.03 { kept += 1 } else if abs(x - (1 - otherX)) < 0.03 { changed += 1 }
        }
        if changed + kept == 0 { return nil }
        // One element that stays may be the one that should not.
        if isOtherDirection, kept <= 1 || changed >= kept { return true }
        return changed > kept && (changed >= 2 || isOtherDirection)
    }

    /// Returns the frame that an element of the variant would have in the direction of the base.
    private func unmirrored(_ frame: Rect) -> Rect {
        guard isMirrored, let width = variant.size?.width else { return frame }
        return Rect(x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
    }

    // MARK: Score

    /// Sets by how much elements moved: as much as the last element before them that is matched.
    private mutating func updateShifts(_ order: [Int]) {
        shifts = Array(repeating: 0, count: base.elements.count)
        var shift: Double?
        var first: [Int] = []
        for position in order {
            if let frame = base.elements[position].frame,
                let other = base.matches[position].flatMap({ variant.elements[$0].frame })
            {
                if shift == nil { for position in first { shifts[position] = other.y - frame.y } }
                shift = other.y - frame.y
            }
            if let shift { shifts[position] = shift } else { first.append(position) }
        }
    }

    /// Returns how much two elements have in common, or `nil` if they cannot be the same.
    private func score(_ one: Int, _ other: Int) -> Double? {
        guard let score = scoreOfNames(one, other) else { return nil }
        let (element, candidate) = (base.elements[one], variant.elements[other])
        guard let frame = element.frame, let otherFrame = candidate.frame.map(unmirrored) else { return score }
        return score + scoreOfPlace(element, frame, shift: shifts[one], otherFrame)
    }

    /// Returns how much the types, identifiers and labels of two elements have in common, or `nil` if they cannot be
    /// the same.
    private func scoreOfNames(_ one: Int, _ other: Int) -> Double? {
        let (element, candidate) = (base.elements[one], variant.elements[other])
        guard element.isExposed == candidate.isExposed, element.identifier == candidate.identifier else { return nil }
        let hasSameLabel = element.label != nil && element.label == candidate.label
        // A role that differs can be a defect, or another element with the same name.
        let hasSameType = element.type == candidate.type
        guard
            hasSameType || element.identifier != nil
                || sharesLanguage && hasSameLabel && Self.areSimilar(element.frame, candidate.frame)
        else { return nil }
        var score = (element.identifier == nil ? 1.0 : 5.0) - (hasSameType ? 0 : 1)
        if hasSameLabel {
            score += 3
        } else if element.label != nil, candidate.label != nil {
            if element.sharesWords(with: candidate) {
                score += 2.5
            } else if !element.numbers.isEmpty, element.numbers == candidate.numbers {
                score += 2
            } else if sharesLanguage, element.hasWords || candidate.hasWords {
                // Other words in the same language are another element.
                score -= 4
            } else if element.numbers != candidate.numbers {
                score -= 1
            }
        } else if element.label != candidate.label {
            score -= 1
        }
        return score
    }

    private static func areSimilar(_ frame: Rect?, _ other: Rect?) -> Bool {
        guard let frame, let other else { return false }
        return abs(frame.width - other.width) <= 3 && abs(frame.height - other.height) <= 3
    }

    /// Returns how well the frames of two elements agree.
    private func scoreOfPlace(_ element: MatchedElement, _ frame: Rect, shift: Double, _ other: Rect) -> Double {
        var score = 0.0
        // A text in another language has another size, and one of equal size may be another one.
        if sharesLanguage || element.type != .staticText, Self.areSimilar(frame, other) { score += 1 }
        if base.size == variant.size {
            score += 1 - min(2, abs(frame.y + shift - other.y) / 100)
            if abs(frame.x - other.x) <= 3 || abs(frame.maxX - other.maxX) <= 3 {
                score += 1
            } else if abs(frame.midX - other.midX) > 150 {
                score -= 1
            }
        }
        let heights = [frame.height, other.height].sorted()
        if heights[0] > 0, heights[1] / heights[0] > 4 { score -= 1 }
        return score
    }

    // MARK: Place in the reading order

    /// Matches elements that have the same place between matched elements.
    private mutating func matchBetweenMatches() {
        let order = Self.rows(base.elements, isMirrored: false)
        let otherOrder = Self.rows(variant.elements, isMirrored: isMirrored)
        updateShifts(order)
        var places = [Int](repeating: 0, count: otherOrder.count)
        for (place, position) in otherOrder.enumerated() { places[position] = place }
        var (start, otherStart) = (0, 0)
        for anchor in Self.anchors(order.map { base.matches[$0].map { places[$0] } }) + [
            (order.count, otherOrder.count)
        ] {
            align(
                order[start..<anchor.0].filter { base.matches[$0] == nil },
                otherOrder[otherStart..<anchor.1].filter { variant.matches[$0] == nil })
            (start, otherStart) = (anchor.0 + 1, anchor.1 + 1)
        }
    }

    /// Returns the positions of elements by row, and in each row from the side where reading begins. Some dumps list
    /// elements by their frames, so that the order in a row changes with the heights of its elements.
    private static func rows(_ elements: [MatchedElement], isMirrored: Bool) -> [Int] {
        var order: [Int] = []
        var row: [Int] = []
        func endRow() {
            let edges = row.map { position in
                elements[position].frame.map { isMirrored ? -$0.maxX : $0.x } ?? 0
            }
            order += zip(row, edges).enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
                .map(\.element.0)
            row = []
        }
        for position in elements.indices {
            if let last = row.last, !isInRow(elements[position], of: elements[last]) { endRow() }
            row.append(position)
        }
        endRow()
        return order
    }

    /// Matches the only element of a row that is left with the only one of the row that has its neighbours: rows that
    /// are not mirrored have them in another order.
    private mutating func matchRestOfRows() {
        let (baseRows, otherRows) = (Self.rowNumbers(base.elements), Self.rowNumbers(variant.elements))
        let members = Dictionary(grouping: variant.elements.indices) { otherRows[$0] }
        let rows = Dictionary(grouping: base.elements.indices) { baseRows[$0] }
        for row in rows.values.sorted(by: { $0[0] < $1[0] }) where 2...6 ~= row.count {
            let open = row.filter { base.matches[$0] == nil }
            let found = Set(row.compactMap { base.matches[$0] }.map { otherRows[$0] })
            guard open.count == 1, found.count == 1, let others = found.first.flatMap({ members[$0] }),
                others.count == row.count
            else { continue }
            let otherOpen = others.filter { variant.matches[$0] == nil }
            if otherOpen.count == 1, scoreOfNames(open[0], otherOpen[0]) ?? 0 > 0 { link(open[0], otherOpen[0]) }
        }
    }

    /// Returns for each element the number of its row.
    private static func rowNumbers(_ elements: [MatchedElement]) -> [Int] {
        var number = 0
        return elements.indices.map { position in
            if position > 0, !isInRow(elements[position], of: elements[position - 1]) { number += 1 }
            return number
        }
    }

    private static func isInRow(_ element: MatchedElement, of last: MatchedElement) -> Bool {
        guard element.parent == last.parent, let frame = element.frame, let other = last.frame else { return false }
        let shared = min(frame.maxY, other.maxY) - max(frame.y, other.y)
        return shared > 0.5 * min(frame.height, other.height)
    }

    /// Returns the matched elements that are in the same order on both sides, as many as possible.
    ///
    /// - Parameter places: For each place of the base, the place of the match in the variant.
    private static func anchors(_ places: [Int?]) -> [(Int, Int)] {
        let matched = places.indices.compactMap { place in places[place].map { (place, $0) } }
        // By length of a sequence of ascending places: the last item of the one that ends lowest.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (number, item) in matched.enumerated() {
            let length = ends.partitioningIndex { matched[$0].1 >= item.1 }
            previous.append(length > 0 ? ends[length - 1] : nil)
            if length == ends.count { ends.append(number) } else { ends[length] = number }
        }
        var anchors: [(Int, Int)] = []
        var number = ends.last
        while let at = number {
            anchors.append(matched[at])
            number = previous[at]
        }
        return anchors.reversed()
    }

    /// Matches two sequences of elements so that the sum of the scores is the greatest, and keeps the sure matches.
    private mutating func align(_ ones: [Int], _ others: [Int]) {
        guard !ones.isEmpty, !others.isEmpty, ones.count * others.count <= Self.maximumComparisons else { return }
        let scoresInOrder = zip(ones, others).map { scoreOfNames($0, $1) ?? 0 }
        if ones.count == others.count, scoresInOrder.allSatisfy({ $0 > 0 }),
            Self.keys(ones, base) == Self.keys(others, variant)
        {
            // The same kinds of elements in the same order.
            for (one, other) in zip(ones, others) { link(one, other) }
            return
        }
        let (counts, otherCounts) = (Self.counts(ones, base), Self.counts(others, variant))
        var scores = ones.map { one in
            others.map { other -> Double in
                guard var score = score(one, other) else { return 0 }
                let key = base.elements[one].key(identifier: true, label: false)
                if counts[key] == 1, otherCounts[key] == 1 { score += 1.5 }
                return max(0, score)
            }
        }
        // By numbers of elements that are left out at the beginning: the greatest sum of scores of the rest.
        var sums = Array(repeating: Array(repeating: 0.0, count: others.count + 1), count: ones.count + 1)
        for row in ones.indices.reversed() {
            for column in others.indices.reversed() {
                let skipped = max(sums[row + 1][column], sums[row][column + 1])
                if sums[row + 1][column + 1] + scores[row][column] < skipped { scores[row][column] = 0 }
                sums[row][column] = max(skipped, sums[row + 1][column + 1] + scores[row][column])
            }
        }
        var (row, column) = (0, 0)
        while row < ones.count, column < others.count {
            let score = scores[row][column]
            if score > 0 {
                if score >= Self.leastScore, isBest(ones[row], others[column], score) {
                    link(ones[row], others[column])
                }
                (row, column) = (row + 1, column + 1)
            } else if sums[row][column] == sums[row + 1][column] {
                row += 1
            } else {
                column += 1
            }
        }
    }

    private static func keys(_ positions: [Int], _ side: Side) -> [Key] {
        positions.map { side.elements[$0].key(identifier: true, label: false) }
    }

    private static func counts(_ positions: [Int], _ side: Side) -> [Key: Int] {
        positions.reduce(into: [:]) { $0[side.elements[$1].key(identifier: true, label: false), default: 0] += 1 }
    }

    /// Returns whether no other element that is not matched has a greater score with one of these two.
    private func isBest(_ one: Int, _ other: Int, _ best: Double) -> Bool {
        let (ones, others) = (base.open, variant.open)
        guard ones.count + others.count <= 1_000 else { return false }
        return others.allSatisfy { $0 == other || score(one, $0) ?? 0 < best }
            && ones.allSatisfy { $0 == one || score($0, other) ?? 0 < best }
    }

    // MARK: Out of order

    /// Matches the elements that are left, the best scores first, if no other element has nearly the same score.
    private mutating func matchOutOfOrder() {
        let (ones, others) = (base.open, variant.open)
        guard ones.count * others.count <= Self.maximumComparisons else { return }
        updateShifts(Array(base.elements.indices))
        var candidates: [(one: Int, other: Int, score: Double)] = []
        for one in ones {
            for other in others {
                if let score = score(one, other), score >= Self.leastScoreOutOfOrder {
                    candidates.append((one, other, score))
                }
            }
        }
        candidates.sort { ($1.score, $0.one, $0.other) < ($0.score, $1.one, $1.other) }
        let rivals = Dictionary(grouping: candidates.indices) { candidates[$0].one }
        let otherRivals = Dictionary(grouping: candidates.indices) { candidates[$0].other }
        for (number, best) in candidates.enumerated() where isOpen(best.one, best.other) {
            let hasRival = [rivals[best.one] ?? [], otherRivals[best.other] ?? []].joined().contains { rival in
                rival != number && isOpen(candidates[rival].one, candidates[rival].other)
                    && best.score - candidates[rival].score < Self.leastMargin
            }
            if !hasRival { link(best.one, best.other) }
        }
    }

    private func isOpen(_ one: Int, _ other: Int) -> Bool { base.matches[one] == nil && variant.matches[other] == nil }

    // MARK: Controls that are no controls

    /// Matches controls that are left with other elements that are no controls: by a label that no other element has, or
    /// as the only elements between two that are matched.
    private mutating func matchLostControls() {
        let ones = base.open.filter { base.elements[$0].isControl && base.elements[$0].label != nil }
        guard !ones.isEmpty, ones.count * variant.elements.count <= Self.maximumComparisons else { return }
        let neighbours = sharesLanguage ? nil : Neighbours(base, variant, isMirrored: isMirrored)
        for one in ones where base.matches[one] == nil {
            let element = base.elements[one]
            let others = variant.open.filter { other in
                let candidate = variant.elements[other]
                return candidate.isExposed && !candidate.isControl && candidate.identifier == element.identifier
                    && candidate.label != nil && (neighbours == nil ? candidate.label == element.label : true)
            }
            if let neighbours {
                let same = others.filter { neighbours.areOnlyOnesBetween(one, $0) }
                if same.count == 1 { link(one, same[0]) }
            } else if others.count == 1,
                !base.elements.indices.contains(where: { $0 != one && base.elements[$0].label == element.label })
            {
                link(one, others[0])
            }
        }
    }

    /// The exposed elements of both sides in reading order, to tell what is between the same elements.
    private struct Neighbours {
        private let base: Side
        private let variant: Side
        private let order: [Int]
        private let otherOrder: [Int]

        init(_ base: Side, _ variant: Side, isMirrored: Bool) {
            (self.base, self.variant) = (base, variant)
            order = ElementMatcher.rows(base.elements, isMirrored: false).filter { base.elements[$0].isExposed }
            otherOrder = ElementMatcher.rows(variant.elements, isMirrored: isMirrored).filter {
                variant.elements[$0].isExposed
            }
        }

        /// Returns whether two elements have the same matched elements directly before and after them.
        func areOnlyOnesBetween(_ one: Int, _ other: Int) -> Bool {
            guard let place = order.firstIndex(of: one), let otherPlace = otherOrder.firstIndex(of: other) else {
                return false
            }
            let sides = [-1, 1].map { step -> Bool? in
                let (next, otherNext) = (place + step, otherPlace + step)
                if !order.indices.contains(next) || !otherOrder.indices.contains(otherNext) {
                    return order.indices.contains(next) || otherOrder.indices.contains(otherNext) ? false : nil
                }
                return base.matches[order[next]] == otherOrder[otherNext]
            }
            return !sides.contains(false) && sides.contains(true)
        }
    }

    // MARK: Result

    private var result: ElementMatching {
        var pairs: [ElementMatching.Pair] = []
        var (lost, unsure): ([Int], [Int]) = ([], [])
        var rivals: Set<Int> = []
        let others = variant.open
        let areFew = base.open.count * others.count <= Self.maximumComparisons
        for (position, element) in base.elements.enumerated() {
            if let match = base.matches[position] {
                pairs.append(.init(base: element.index, variant: variant.elements[match].index))
            } else if element.isExposed {
                let candidates = areFew ? others.filter { score(position, $0) ?? 0 >= Self.leastScore } : others
                rivals.formUnion(candidates)
                if candidates.isEmpty { lost.append(element.index) } else { unsure.append(element.index) }
            }
        }
        let new = others.filter { variant.elements[$0].isExposed && !rivals.contains($0) }
        return ElementMatching(
            pairs: pairs, lost: lost, new: new.map { variant.elements[$0].index }, unsure: unsure,
            sharesLanguage: sharesLanguage, isMirrored: isMirrored,
            exposedCount: base.elements.count(where: \.isExposed))
    }
}

extension Rect {
    fileprivate var midX: Double { x + width / 2 }
}

extension MatchedElement {
    fileprivate func key(identifier: Bool, label: Bool) -> ElementMatcher.Key {
        ElementMatcher.Key(
            type: type, identifier: identifier ? self.identifier : nil, label: label ? self.label : nil)
    }
}
