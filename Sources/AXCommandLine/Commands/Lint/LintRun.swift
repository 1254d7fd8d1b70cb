import AXAudit

/// One run of `axaudit lint`.
struct LintRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ReportFormat>]
    private let options: AuditOptions
    private let limits: RunLimits
    private let shard: Shard?

    /// Prepares a run with the options of a command line.
    ///
    /// - Parameter configure: Changes the linter after the options.
    init(_ invocation: Invocation, configure: (inout Linter) -> Void = { _ in }) throws(UsageError) {
        self.invocation = invocation
        outputs = try ReportOutput.ofRun(invocation, among: ReportFormat.withArchive)
        var options = try AuditOptions(invocation)
        if invocation.has(.verbose), !invocation.has(.quiet) { options.linter.now = invocation.environment.now }
        configure(&options.linter)
        options.linter.showsPictures = outputs.contains { $0.format.showsPictures }
        self.options = options
        limits = try RunLimits(invocation, outputs)
        shard = try Self.shard(invocation)
    }

    private static func shard(_ invocation: Invocation) throws(UsageError) -> Shard? {
        guard let text = invocation.last(.shard) else { return nil }
        if let shard = Shard(text) { return shard }
        throw UsageError("--shard: found \"\(text.printable)\", expected a part and the number of parts, e.g. 2/5")
    }

    /// Finds the inputs and their configurations.
    func session() throws(UsageError) -> LintSession {
        for output in outputs { output.destination.file.map { RunRegister.current?.add(output: $0) } }
        let session = try LintSession(invocation, options, shard: shard)
        var files = session.files
        if let list = invocation.last(.expectScreens) { files.read(list, as: .expectedScreens) }
        files.write(outputs)
        try files.requireNoConflict()
        return session
    }

    /// Returns whether an input is a report of an earlier run, which this run replaces.
    func writes(_ input: InputFinder.Input) -> Bool {
        guard let file = OutputIdentity(input.path) else { return false }
        return outputs.contains { $0.destination.file.flatMap { OutputIdentity($0) } == file }
    }

    /// Audits the inputs and writes the reports.
    func result() throws(UsageError) -> CommandResult {
        let session = try session()
        let outcomes = session.outcomes(of: session.inputs, detail, invocation.environment)
        // Before the run is made, so that the trees that only rules over groups need are freed before the reports are
        // written.
        let notes = notes(session, outcomes)
        let (run, warnings) = try run(outcomes, session)
        return ReportOutput.result(
            of: run, to: outputs, invocation, limits, notes: notes + warnings + RuleTimesNote(run.screens).text)
    }

    /// What the reports need of the screens besides their findings.
    var detail: ScreenDetail { outputs.detail }

    /// Writes the reports of a round of `--watch`: files get the report of all inputs, standard output that of the
    /// inputs that were linted in this round. `line` makes the last line of standard error from the counts of all
    /// inputs. Returns the result, and whether all files could be written.
    func round(
        _ session: LintSession, _ outcomes: [InputOutcome], relinted: Set<String>, line: (String) -> String
    ) throws(UsageError) -> (result: CommandResult, isWritten: Bool) {
        let (run, _) = try run(outcomes, session)
        var part = run
        let screens = zip(session.screens(in: outcomes).map(\.path), run.screens)
        // Findings about a variant that changed are on the base.
        let groups = Set(screens.filter { relinted.contains($0.0) }.compactMap(\.1.screen.group))
        part.screens = screens.filter { path, audit in
            relinted.contains(path) || audit.screen.group.map(groups.contains) ?? false
        }.map(\.1)
        part.errors = zip(session.inputs, outcomes).flatMap { input, outcome -> [InputError] in
            guard relinted.contains(input.path) else { return [] }
            return switch outcome {
            case .errors(let errors): errors
            case .screens, .skipped: []
            }
        }
        var result = CommandResult(
            CommandResult.Outcome(run.verdict), errors: (part.errors + part.unfinishedErrors).lines)
        let toStandardOutput = outputs.filter { $0.destination == .standardOutput }
        var toFiles = outputs.filter { $0.destination != .standardOutput }
        // The round before has written the files.
        for index in toFiles.indices { toFiles[index].version = nil }
        let written = ReportOutput.deliver(run, to: toFiles, invocation, into: &result)
        // Without screens and errors the report says that no files were found, which has to hold for all inputs.
        let hasResult = !part.screens.isEmpty || !part.errors.isEmpty || run.screens.isEmpty && run.errors.isEmpty
        if !relinted.isEmpty, hasResult { ReportOutput.deliver(part, to: toStandardOutput, invocation, into: &result) }
        result.errors += line(Wording.summary(run))
        return (result, written.count == toFiles.count)
    }

    /// Returns the run over the outcomes of all inputs, and warnings about options.
    private func run(
        _ outcomes: [InputOutcome], _ session: LintSession
    ) throws(UsageError) -> (run: AuditRun, warnings: String) {
        var record = RunRecord()
        record.command = invocation.commandLine(without: OptionGroup.reports)
        record.failsOnUnused = invocation.has(.failOnUnused)
        record.failsOnStale = invocation.has(.failOnStaleBaseline)
        limits.apply(to: &record)
        var settings: RunSettings
        do throws(SettingsErrors) { settings = try session.settings(demanding: record) } catch {
            throw UsageError(error.errors)
        }
        settings.detail = detail
        // Only parts have to belong together.
        if shard != nil, outputs.contains(where: { $0.role == .archive }) {
            settings.record.made = session.made(settings)
        }
        var run = session.run(outcomes, settings)
        run.group(invocation)
        try ReportOutput.requireReports(outputs, of: run)
        let platforms = Set(run.screens.map(\.screen.platform))
        let notes = AuditOptions.notesOnFormerIDs(in: session.projects, for: platforms)
        if shard != nil { return (run, notes) }
        let warnings = options.warnings(on: platforms, session.ruleIndex) + notes
        return (run, session.optionWarnings(run.decision) + warnings)
    }

    /// Returns notes on the inputs for standard error.
    private func notes(_ session: LintSession, _ outcomes: [InputOutcome]) -> String {
        let skipped = zip(session.inputs, outcomes).compactMap { input, outcome in
            if case .skipped = outcome { input.path } else { nil }
        }
        var text = session.notes.noteLines
        if invocation.has(.verbose), session.otherAttachments.total > 0 {
            let count = Wording.count(session.otherAttachments.total, "attachment")
            text += "note: \(count) without a tree: \(session.otherAttachments.description)\n"
        }
        if !skipped.isEmpty {
            text += "note: \(Wording.count(skipped.count, "file")) skipped: unknown format"
            if invocation.has(.verbose) {
                text += "\n" + skipped.map { "  \($0.printable)\n" }.joined()
            } else {
                let more = skipped.count > 3 ? " and \(skipped.count - 3) more" : ""
                text += " (\(skipped.prefix(3).map(\.printable).joined(separator: ", "))\(more))\n"
            }
        }
        if session.excludedCount > 0 { text += "note: \(Wording.count(session.excludedCount, "file")) excluded\n" }
        return text
    }
}
