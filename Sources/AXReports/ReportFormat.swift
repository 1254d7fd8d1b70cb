import AXEngine

/// A format of reports. The raw value is what `--format` says.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: grouped by screen, with the neighbours of each element, why and how to mend.
    case text
    /// One line a finding, as compilers write them.
    case compact
    /// For programs; version 1.
    case json
}

extension ReportFormat {
    /// The report of a run.
    public func report(_ run: AuditRun, style: TextStyle = TextStyle()) -> String {
        switch self {
        case .text: TextReport(run, style: style).text
        case .compact: CompactReport.text(run)
        case .json: JSONReport.text(run)
        }
    }
}
