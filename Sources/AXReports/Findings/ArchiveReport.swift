import AXRuns

extension ReportFormat {
    /// The archive, version 1: what `merge` and `compare` read.
    package static let archive = ReportFormat(
        "archive", "JSON Lines for axaudit merge and axaudit compare.", detail: .source
    ) { run, _ in Archive.text(run) }
}
