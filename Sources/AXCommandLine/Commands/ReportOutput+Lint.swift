import AXAudit

extension [ReportOutput<ReportFormat>] {
    /// What the reports need of the screens besides their findings.
    var detail: ScreenDetail { map(\.format.detail).max() ?? .findings }
}

extension ReportOutput<ReportFormat> {
    /// Returns the reports of a run: if the command line asks for none, text, and before it annotations in GitHub
    /// Actions.
    static func ofRun(
        _ invocation: Invocation, among formats: [ReportFormat] = ReportFormat.all
    ) throws(UsageError) -> [ReportOutput] {
        var outputs = try all(in: invocation, among: formats, standard: .text)
        if invocation.environment.variables["GITHUB_ACTIONS"] == "true", invocation.all(.format).isEmpty {
            outputs.insert(ReportOutput(format: .github, destination: .standardOutput), at: 0)
        }
        return outputs
    }

    /// Throws if one of the reports cannot be written for a run.
    static func requireReports(_ outputs: [ReportOutput], of run: AuditRun) throws(UsageError) {
        for output in outputs {
            if let obstacle = output.format.obstacle(run) {
                throw UsageError("--format \(output.format.id): \(obstacle)")
            }
        }
    }

    /// Writes the reports of a run. Returns the files that were written, with the numbers of their bytes.
    @discardableResult
    static func deliver(
        _ run: AuditRun, to outputs: [ReportOutput], _ invocation: Invocation, maximumFindings: Int? = nil,
        into result: inout CommandResult
    ) -> [(file: String, size: Int)] {
        let paths = FileSystem.reportPaths
        let day = invocation.environment.today
        return deliver(outputs, invocation.style, into: &result) { format, style, file in
            let context = ReportContext(
                style: style, paths: paths, maximumFindings: maximumFindings, file: file, day: day)
            return format.report(run, context)
        }
    }

    /// Writes the reports of a run that was decided, and returns the result of its command. `notes` precede the other
    /// notes on standard error.
    static func result(
        of run: AuditRun, to outputs: [ReportOutput], _ invocation: Invocation, _ limits: RunLimits, notes: String
    ) -> CommandResult {
        // Each report on standard output has the screens without a verdict.
        let isReported = outputs.contains { $0.destination == .standardOutput }
        var text =
            (isReported ? run.inputErrors + run.unfinishedErrors : run.allErrors).lines + notes + run.decision.warnings
        text += incompleteNotes(run, outputs, invocation.style)
        if run.screens.isEmpty, run.allErrors.isEmpty, !run.allowsNoScreens {
            text += "axaudit: no accessibility trees found\n"
            if invocation.operands.isEmpty { text += FirstDump.advice(in: invocation.environment.workingDirectory) }
        }
        var result = CommandResult(CommandResult.Outcome(run.verdict), errors: text)
        let files = deliver(run, to: outputs, invocation, maximumFindings: limits.maximumFindings, into: &result)
        if !isReported, !invocation.has(.quiet) {
            let screens = Wording.count(run.screens.count, "screen")
            result.errors += Wording.summary(run) + "\n"
            for (file, size) in files { result.errors += "wrote \(file.printable) (\(screens), \(bytes(size)))\n" }
        }
        return result
    }

    /// Returns a number of bytes: `812 bytes`, `34 kB`, `1.1 MB`.
    private static func bytes(_ count: Int) -> String {
        if count < 1_000 { return Wording.count(count, "byte") }
        if count < 1_000_000 { return "\(count / 1_000) kB" }
        return "\(count / 1_000_000).\(count / 100_000 % 10) MB"
    }

    /// Returns notes on what the dumps left out, unless a report on standard output says it.
    private static func incompleteNotes(_ run: AuditRun, _ outputs: [ReportOutput], _ style: TextStyle) -> String {
        let isReported = outputs.contains {
            $0.destination == .standardOutput && $0.format.saysWhatIsIncomplete(style)
        }
        if isReported { return "" }
        return run.screens.flatMap { audit in
            audit.screen.incomplete.map { Escape.terminal("note: \(audit.screen.title): incomplete: \($0)") + "\n" }
        }.joined()
    }
}
