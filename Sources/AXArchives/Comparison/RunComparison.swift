import AXRuns
import AXEngine

/// What changed between two runs: findings, causes and screens. Findings that do not count, because they are ignored or
/// in a baseline, are left out.
package struct RunComparison: Sendable {
    /// The first run.
    package let base: AuditRun
    /// The second run.
    package let head: AuditRun
    /// The findings: new and unchanged ones in the order of the second run, then resolved ones in that of the first.
    package private(set) var findings: [ComparedFinding] = []
    /// The causes: new and unchanged ones in the order of the second run, then resolved ones in that of the first.
    package private(set) var causes: [ComparedCause] = []
    /// The indices of the screens that only the second run has.
    package private(set) var added: [Int] = []
    /// The indices of the screens that only the first run has.
    package private(set) var removed: [Int] = []
    /// The indices of the screens that have another name in the second run.
    package private(set) var renamed: [(base: Int, head: Int)] = []

    /// The indices of the screens that both runs have, in the order of the second.
    package private(set) var pairs: [(base: Int, head: Int)] = []

    /// The journeys that take more or fewer steps, with the indices of their screens in the second run.
    package private(set) var journeys: [(screen: Int, change: JourneyChange)] = []

    /// Compares two runs that were decided.
    ///
    /// - Parameter byElements: Whether screens of different names can be the same one, because their elements are.
    package init(_ base: AuditRun, _ head: AuditRun, byElements: Bool) {
        self.base = base
        self.head = head
        let screens = ScreenPairs(base.screens, head.screens, byElements: byElements)
        renamed = screens.renamed.map { ($0.base, $0.head) }
        pairs = screens.pairs.map { ($0.base, $0.head) }
        var partners = [Int?](repeating: nil, count: head.screens.count)
        var isPaired = [Bool](repeating: false, count: base.screens.count)
        for pair in screens.pairs {
            partners[pair.head] = pair.base
            isPaired[pair.base] = true
        }
        added = partners.indices.filter { partners[$0] == nil }
        removed = isPaired.indices.filter { !isPaired[$0] }
        journeys = pairs.flatMap { pair in
            JourneyChange.changes(from: base.screens[pair.base].journeys, to: head.screens[pair.head].journeys)
                .map { (screen: pair.head, change: $0) }
        }
        compareFindings(partners)
        compareCauses()
    }

    /// Returns the number of findings with a change.
    package func count(_ change: RunChange) -> Int { findings.count { $0.change == change } }

    /// Returns the number of causes with a change.
    package func causeCount(_ change: RunChange) -> Int { causes.count { $0.change == change } }

    // MARK: Comparing

    /// A part of the identity of a finding on a screen.
    private struct FindingKey: Hashable {
        let rule: String
        let key: String
    }

    /// - Parameter partners: By screen of the second run, the index of the same screen in the first.
    private mutating func compareFindings(_ partners: [Int?]) {
        var isKnown = base.screens.map { [Bool](repeating: false, count: $0.findings.count) }
        for (screen, audit) in head.screens.enumerated() {
            let counting = audit.findings.indices.filter { audit.findings[$0].state == .new }
            var known: Set<Int> = []
            if let partner = partners[screen] {
                let others = base.screens[partner].findings
                func match(_ key: (Finding) -> FindingKey) {
                    var left: [FindingKey: [Int]] = [:]
                    for index in others.indices.reversed() where others[index].state == .new && !isKnown[partner][index]
                    {
                        left[key(others[index]), default: []].append(index)
                    }
                    for number in counting where !known.contains(number) {
                        guard let index = left[key(audit.findings[number])]?.popLast() else { continue }
                        isKnown[partner][index] = true
                        known.insert(number)
                    }
                }
                match { FindingKey(rule: $0.ruleID, key: $0.key) }
                // The key has changed with a number in the label or with the order of elements; the cause has not.
                match { FindingKey(rule: $0.ruleID, key: $0.cause.id) }
            }
            for number in counting {
                findings.append(
                    ComparedFinding(
                        change: known.contains(number) ? .unchanged : .new, finding: audit.findings[number],
                        screen: screen))
            }
        }
        for (screen, audit) in base.screens.enumerated() {
            for (number, finding) in audit.findings.enumerated() where finding.state == .new && !isKnown[screen][number]
            {
                findings.append(ComparedFinding(change: .resolved, finding: finding, screen: screen))
            }
        }
    }

    private mutating func compareCauses() {
        let (before, after) = (base.causes, head.causes)
        let counts = Dictionary(before.map { ($0.cause.id, $0.count) }) { first, _ in first }
        for group in after {
            let count = counts[group.cause.id]
            causes.append(
                ComparedCause(
                    change: count == nil ? .new : .unchanged, group: group, baseCount: count ?? 0,
                    headCount: group.count))
        }
        let ids = Set(after.map(\.cause.id))
        for group in before where !ids.contains(group.cause.id) {
            causes.append(ComparedCause(change: .resolved, group: group, baseCount: group.count, headCount: 0))
        }
    }
}
