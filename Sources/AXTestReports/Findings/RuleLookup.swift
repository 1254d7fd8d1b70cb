import AXEngine
import AXRuns

/// Finds the rules of findings. The configurations of two screens can declare different rules with the same id.
package struct RuleLookup {
    private let rules: [Rule]
    /// The indices of the rules by id.
    private let indices: [String: [Int]]

    package init(_ run: AuditRun) {
        rules = run.rules
        indices = Dictionary(grouping: rules.indices) { [rules] in rules[$0].id }
    }

    /// Returns the index in the run's rules of the rule with an id on a screen, or `nil` if there is none.
    package func index(_ id: String, on audit: ScreenAudit) -> Int? {
        guard let candidates = indices[id] else { return nil }
        guard candidates.count > 1, let own = audit.customRules.first(where: { $0.id == id }) else {
            return candidates.first
        }
        return candidates.first { rules[$0].isSame(as: own) } ?? candidates.first
    }

    /// Returns the rule with an id on a screen, or `nil` if there is none.
    package func rule(_ id: String, on audit: ScreenAudit) -> Rule? { index(id, on: audit).map { rules[$0] } }

    /// Returns the name of a rule in the links of a page: its id, and a number if it is not the first rule with that
    /// id.
    package func anchor(_ index: Int) -> String {
        let id = rules[index].id
        let number = indices[id]?.firstIndex(of: index) ?? 0
        return number == 0 ? id : "\(id)-\(number + 1)"
    }
}
