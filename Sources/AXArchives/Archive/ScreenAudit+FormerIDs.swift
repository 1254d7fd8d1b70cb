import AXRuns
import AXConfiguration
import AXEngine
import AXTree

extension ScreenAudit {
    /// Replaces the ids that rules had on the platform of the screen when an earlier release wrote the result, while
    /// other rules still have them on other platforms.
    ///
    /// - Returns: The rules whose id was replaced.
    mutating func replaceFormerIDs(_ index: RuleIndex) -> Set<MovedRule> {
        let named = Set(rules + findings.map(\.ruleID) + notChecked.map(\.ruleID))
        let moved = named.flatMap(index.movedRules).filter { $0.platform == screen.platform }
        if moved.isEmpty { return [] }
        let ids = Dictionary(moved.map { ($0.formerID, $0.id) }) { first, _ in first }
        rules = Set(rules.map { ids[$0] ?? $0 }).sorted()
        var known: Set<String> = []
        notChecked = notChecked.map {
            NotChecked(ruleID: ids[$0.ruleID] ?? $0.ruleID, reason: $0.reason, missing: $0.missing)
        }
        .filter { known.insert($0.ruleID).inserted }.sorted { $0.ruleID < $1.ruleID }
        for number in findings.indices {
            let formerID = findings[number].ruleID
            guard let id = ids[formerID] else { continue }
            findings[number].ruleID = id
            let subject = findings[number].elements.first.map { screen.elements[$0.index] }
            findings[number].cause = findings[number].cause.renamed(
                formerID, to: id, subject, screen: screen.title, key: findings[number].key)
        }
        findings = Audit.sorted(findings)
        return Set(moved)
    }
}
