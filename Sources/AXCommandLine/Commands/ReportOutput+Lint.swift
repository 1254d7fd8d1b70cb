import AXAudit

extension ReportOutput<ReportFormat> {
    /// Returns the reports of a run: if the command line asks for none, text, and before it annotations in GitHub Actions.
    static func ofRun(
        _ invocation: Invocation, among formats: [ReportFormat] = ReportFormat.all
    ) throws(UsageError) -> [ReportOutput] {
        var outputs = try all(in: invocation, among: formats, standard: .text)
        if invocation.environment.variables["GITHUB_ACTIONS"] == "true", invocation.all(.format).isEmpty {
            outputs.insert(ReportOutput(format: .github, destination: .standardOutput), at: 0)
        }
        return outputs
    }

    /// Writes the reports of a run.
    static func deliver(
        _ run: AuditRun, to outputs: [ReportOutput], _ style: TextStyle, maximumFindings: Int? = nil,
        into result: inout CommandResult
    ) {
        let paths = FileSystem.reportPaths
        deliver(outputs, style, into: &result) {
            $0.report(run, ReportContext(style: $1, paths: paths, maximumFindings: maximumFindings))
        }
    }
}
