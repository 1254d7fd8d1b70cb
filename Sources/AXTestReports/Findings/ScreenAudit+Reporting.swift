import AXEngine
import AXSyntax
import AXTree

extension ScreenAudit {
    /// Returns the location of a finding in the file: that of its subject, or of the screen.
    package func location(of finding: Finding) -> TextLocation { finding.elements.first?.location ?? location }

    /// Returns the location of a finding with the file: `a.json:12:7`.
    package func place(of finding: Finding) -> String {
        let location = location(of: finding)
        return "\(screen.origin.file):\(location.line):\(location.column)"
    }

    /// Returns the number of new findings of a severity.
    package func count(_ severity: Severity) -> Int { findings.count { $0.state == .new && $0.severity == severity } }

    /// The number of rules that were checked and found nothing.
    package var passedCount: Int {
        let others = Set(notChecked.map(\.ruleID)).union(findings.map(\.ruleID))
        return rules.count - others.count
    }
}
