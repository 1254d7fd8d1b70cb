import AXArchives
import AXTestReports
import AXRuns
import AXTree

extension ReportFormat {
    /// The archive, version 1: what `merge` and `compare` read.
    package static let archive = ReportFormat(
        "archive", "JSON Lines for \(CommandName.merge) and \(CommandName.compare).", detail: .source
    ) { run, _ in Archive.text(run) }
}
