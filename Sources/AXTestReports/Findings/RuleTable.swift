import AXEngine
import AXRuns

/// The rules of a run with the numbers of their failures, warnings and screens, most failures first.
package enum RuleTable {
    private static let headings = ["failures", "warnings", "screens"]

    /// Rules with one finding share a line if there are more of them than this.
    private static let maximumSingles = 2

    /// Returns the lines of the table; none if at most one screen has findings, because the table would repeat them.
    package static func lines(_ run: AuditRun, _ style: TextStyle) -> [String] {
        let screens = run.screens.count { audit in audit.findings.contains { $0.state == .new } }
        if screens < 2 { return [] }
        let counts = RuleCounts(run).counting.sorted {
            ($1.failures, $1.findings, $0.id) < ($0.failures, $0.findings, $1.id)
        }
        var rows = counts
        var singles: [String] = []
        for (part, noun) in [(\RuleCounts.Count.failures, "failure"), (\.warnings, "warning")] {
            let ids = counts.filter { $0.findings == 1 && $0[keyPath: part] == 1 }.map(\.id)
            if ids.count <= maximumSingles { continue }
            rows.removeAll { ids.contains($0.id) }
            let text = "1 \(noun) each: " + ids.joined(separator: ", ")
            let lines = style.columns.map { text.wrapped(to: $0 - 2) } ?? [text]
            singles += lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
        }
        let width = rows.map(\.id.columns).max() ?? 0
        let title = String(repeating: " ", count: width) + headings.map { "  " + $0 }.joined()
        let table = rows.map { row in
            row.id.padded(to: width)
                + zip([row.failures, row.warnings, row.screens], headings).map { number, heading in
                    "  " + String(number).aligned(toEndOf: heading.count)
                }.joined()
        }
        return (rows.isEmpty ? [] : [style(title, .aside)] + table) + singles
    }
}
