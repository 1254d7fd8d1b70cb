import AXTestReports
import AXEngine
import AXRuns
import AXSyntax

/// The fingerprints by which code scanning recognizes a finding after its file has changed.
///
/// A fingerprint is derived from screen, rule and element key, never from a line. It is unique in a run: a second
/// finding with the same three gets a number.
struct Fingerprints {
    /// By screen and finding.
    private let values: [[String]]

    init(_ run: AuditRun, _ paths: ReportPaths) {
        var taken: Set<String> = []
        // By unnumbered fingerprint, so that many equal findings do not all count up from 1.
        var lastNumber: [String: Int] = [:]
        values = run.screens.map { audit in
            let screen = audit.screen.name ?? paths(audit.screen.origin.file)
            return audit.findings.map { finding in
                let parts = [screen, finding.ruleID, finding.key]
                let base = StableHash.digits(parts)
                var value = base
                while !taken.insert(value).inserted {
                    lastNumber[base, default: 0] += 1
                    value = StableHash.digits(parts + [String(lastNumber[base, default: 0])])
                }
                return value
            }
        }
    }

    /// The fingerprint of a finding, by the indices of its screen and of the finding on it.
    subscript(screen: Int, finding: Int) -> String { values[screen][finding] }
}
