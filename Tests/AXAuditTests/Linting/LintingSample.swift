import AXAudit

/// Lints dumps under the closest `.axaudit.json`, and returns what to print and whether the run passes.
func lintDumps(at paths: [String]) throws -> (report: String, passes: Bool) {
    var linter = Linter(configuration: .closest)
    linter.gate = .warning
    let run = try linter.lint(paths: paths)
    var report = ReportFormat.json.report(run)
    for audit in run.screens {
        report += "\(audit.screenID.name): \(audit.findings.count { $0.state == .new }) new findings\n"
    }
    return (report, run.verdict == .pass)
}
