import AXEngine
import AXRuns

/// The number of findings of each rule in a run.
package struct RuleCounts {
    /// The new findings of one rule.
    package struct Count {
        var id: String
        var failures = 0
        var warnings = 0
        /// The number of screens with findings.
        var screens = 0

        var findings: Int { failures + warnings }
    }

    /// The rules with findings, including suppressed and baselined ones.
    package private(set) var found: Set<String> = []
    private var counts: [String: Count] = [:]

    package init(_ run: AuditRun) {
        for audit in run.screens {
            var onScreen: Set<String> = []
            for finding in audit.findings {
                let id = finding.ruleID
                found.insert(id)
                guard finding.state == .new else { continue }
                if finding.severity == .failure {
                    counts[id, default: Count(id: id)].failures += 1
                } else {
                    counts[id, default: Count(id: id)].warnings += 1
                }
                if onScreen.insert(id).inserted { counts[id]?.screens += 1 }
            }
        }
    }

    /// The rules with new findings, sorted by id.
    package var counting: [Count] { counts.values.sorted { $0.id < $1.id } }

    /// Returns the number of new findings of a rule: `2 failures, 1 warning`.
    package func words(of id: String) -> String {
        counts[id].map { Wording.counts(failures: $0.failures, warnings: $0.warnings) } ?? "no new findings"
    }
}
