import AXEngine

/// The number of findings of each rule in a run.
struct RuleCounts {
    /// The rules with findings, including suppressed and baselined ones.
    private(set) var found: Set<String> = []
    private var failures: [String: Int] = [:]
    private var warnings: [String: Int] = [:]

    init(_ run: AuditRun) {
        for audit in run.screens {
            for finding in audit.findings {
                found.insert(finding.ruleID)
                guard finding.state == .new else { continue }
                if finding.severity == .failure {
                    failures[finding.ruleID, default: 0] += 1
                } else {
                    warnings[finding.ruleID, default: 0] += 1
                }
            }
        }
    }

    /// The rules with new findings, sorted by id.
    var counting: [(id: String, count: Int)] {
        found.sorted().compactMap { id in
            let count = failures[id, default: 0] + warnings[id, default: 0]
            return count == 0 ? nil : (id, count)
        }
    }

    /// Returns the number of new findings of a rule: `2 failures, 1 warning`.
    func words(of id: String) -> String {
        let parts = [(failures[id, default: 0], "failure"), (warnings[id, default: 0], "warning")]
        let words = parts.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
        return words.isEmpty ? "no new findings" : words.joined(separator: ", ")
    }
}
