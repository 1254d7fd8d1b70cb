/// A journey that takes more or fewer steps on a screen than it did before.
package struct JourneyChange: Hashable, Sendable {
    /// The result before.
    package let base: JourneyResult
    /// The result now.
    package let head: JourneyResult

    /// Returns the journeys of two versions of a screen whose steps differ, in the order of the second.
    package static func changes(from base: [JourneyResult], to head: [JourneyResult]) -> [JourneyChange] {
        head.compactMap { result in
            let former = base.first { $0.journey.reach == result.journey.reach && $0.journey.by == result.journey.by }
            guard let former, former.steps != result.steps || former.isOnScreen != result.isOnScreen else { return nil }
            return JourneyChange(base: former, head: result)
        }
    }

    /// The change in words: `"Pay now": 6 → 14 swipes (limit 12)`.
    package var words: String {
        let limit = "(limit \(head.journey.within))"
        let unit = head.journey.by == .elements ? "swipe" : "step"
        let movement = head.journey.by == .elements ? "" : " by \(head.journey.by.rawValue)"
        func count(_ steps: Int) -> String { "\(steps) \(unit)\(steps == 1 ? "" : "s")\(movement)" }
        guard let before = base.steps, let now = head.steps else {
            let (before, now) = (base.steps.map(count) ?? base.absence, head.steps.map(count) ?? head.absence)
            return "\(head.journey.name): \(before) → \(now) \(limit)"
        }
        return "\(head.journey.name): \(before) → \(count(now)) \(limit)"
    }
}

extension JourneyResult {
    /// Why there are no steps.
    fileprivate var absence: String {
        if !isOnScreen { return "not there" }
        return number == nil && element != nil ? "not exposed" : "unknown"
    }
}
