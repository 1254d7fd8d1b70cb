import AXAudit

extension ReportOutput<ReportFormat> {
    /// The reports of a run: if the command line asks for none, text, and before it annotations where GitHub reads them.
    static func ofRun(_ invocation: Invocation) throws(UsageError) -> [ReportOutput] {
        var outputs = try all(in: invocation, standard: .text)
        if invocation.environment.variables["GITHUB_ACTIONS"] == "true", invocation.all(.format).isEmpty {
            outputs.insert(ReportOutput(format: .github, destination: .standardOutput), at: 0)
        }
        return outputs
    }

    /// Writes the reports of a run.
    static func deliver(
        _ run: AuditRun, to outputs: [ReportOutput], _ style: TextStyle, into result: inout CommandResult
    ) {
        let paths = FileSystem.reportPaths
        deliver(outputs, style, into: &result) { $0.report(run, style: $1, paths: paths) }
    }
}
