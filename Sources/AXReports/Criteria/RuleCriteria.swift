import AXTestReports
import AXEngine
import AXRuns
import AXTree

/// The success criteria of the rules of a run, as indices of the rows of a report.
struct RuleCriteria {
    /// A rule on a platform.
    private struct Key: Hashable {
        let rule: Int
        let platform: Platform
    }

    private let lookup: RuleLookup
    private let indices: [Key: [Int]]
    private let standards: [Key: [Rule.Standard]]

    /// Looks the rules up. `rows` has the index of the row of each criterion, by its number.
    init(_ run: AuditRun, rows: [String: Int]) {
        lookup = RuleLookup(run)
        var indices: [Key: [Int]] = [:]
        var standards: [Key: [Rule.Standard]] = [:]
        for (number, rule) in run.rules.enumerated() {
            for variant in rule.variants {
                indices[Key(rule: number, platform: variant.platform)] = Set(
                    variant.guide.standards.compactMap { $0.criterion.flatMap { rows[$0.number] } }
                ).sorted()
                standards[Key(rule: number, platform: variant.platform)] = variant.guide.standards
            }
        }
        self.indices = indices
        self.standards = standards
    }

    /// Returns the rows of the criteria that a rule is about on the platform of a screen.
    func rows(of rule: String, on audit: ScreenAudit) -> [Int] {
        guard let index = lookup.index(rule, on: audit) else { return [] }
        return indices[Key(rule: index, platform: audit.screen.platform)] ?? []
    }

    /// Returns the standards of a rule on the platform of a screen.
    func standards(of rule: String, on audit: ScreenAudit) -> [Rule.Standard] {
        guard let index = lookup.index(rule, on: audit) else { return [] }
        return standards[Key(rule: index, platform: audit.screen.platform)] ?? []
    }
}
