import AXEngine
import AXSyntax
import AXTree

extension AuditRun {
    /// The severities of which a finding fails the run.
    package var severitiesAtGate: [Severity] {
        // Where the number of warnings is what fails the run, each of them counts.
        if count(.warning) > gate.maximumWarnings ?? .max { return [.warning, .failure] }
        return switch gate.level {
        case .failure: [.failure]
        case .warning: [.warning, .failure]
        case .never: []
        }
    }

    /// What could not be checked, by rule, each with the number of screens on which it could not.
    var notCheckedCounts: [(item: NotChecked, screens: Int)] {
        var counts: [NotChecked: Int] = [:]
        for audit in screens { for item in audit.notChecked { counts[item, default: 0] += 1 } }
        return counts.map { ($0.key, $0.value) }.sorted {
            ($0.item.ruleID, $0.item.reason) < ($1.item.ruleID, $1.item.reason)
        }
    }

    /// The findings that count, worst first, each with the number of its screen; else in their order.
    package var worstFirst: [(screen: Int, finding: Finding)] {
        var failures: [(screen: Int, finding: Finding)] = []
        var warnings: [(screen: Int, finding: Finding)] = []
        for (screen, audit) in screens.enumerated() {
            for finding in audit.findings where finding.state == .new {
                if finding.severity == .failure {
                    failures.append((screen, finding))
                } else {
                    warnings.append((screen, finding))
                }
            }
        }
        return failures + warnings
    }
}

extension ScreenAudit {
    /// Where a finding is in the file.
    func place(of finding: Finding) -> SourceLocation { finding.elements.first?.position ?? position }

    /// How many rules were checked and found nothing.
    var passedCount: Int {
        var others = Set(notChecked.map(\.ruleID))
        for finding in findings { others.insert(finding.ruleID) }
        return rules.count - others.count
    }
}
