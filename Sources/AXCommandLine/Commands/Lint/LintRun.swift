import AXAudit

/// One run of `axaudit lint`.
struct LintRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ReportFormat>]
    private let options: AuditOptions
    private let baseline: BaselineChoice
    private let limits: RunLimits
    private let shard: Shard?

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        outputs = try ReportOutput.ofRun(invocation, among: ReportFormat.withArchive)
        options = try AuditOptions(invocation)
        baseline = try BaselineChoice(invocation)
        limits = try RunLimits(invocation, outputs)
        shard = try Self.shard(invocation)
    }

    private static func shard(_ invocation: Invocation) throws(UsageError) -> Shard? {
        guard let text = invocation.last(.shard) else { return nil }
        if let shard = Shard(text) { return shard }
        throw UsageError("--shard: found \"\(text.printable)\", expected a part and the number of parts, e.g. 2/5")
    }

    /// Finds the inputs and their configurations.
    func session() throws(UsageError) -> AuditSession {
        try AuditSession(invocation, options, writing: outputs.compactMap(\.destination.file), shard: shard)
    }

    /// Audits the inputs and writes the reports.
    func result() throws(UsageError) -> CommandResult {
        let session = try session()
        var outcome = session.outcome(detail)
        let (run, decision, options) = try decided(&outcome, session)
        return ReportOutput.result(
            of: run, decision, to: outputs, invocation, limits,
            notes: notes(session, outcome.skipped) + options + RuleTimesNote(run.screens).text)
    }

    /// What the reports need of the screens besides their findings.
    var detail: ScreenDetail { outputs.detail }

    /// Writes the reports of a round of `--watch`: files get the report of all inputs, standard output that of the inputs that
    /// were linted in this round. `line` makes the last line of standard error from the counts of all inputs.
    func round(
        _ session: AuditSession, _ outcomes: [Linter.Outcome], relinted: Set<String>, line: (String) -> String
    ) throws(UsageError) -> CommandResult {
        var outcome = session.outcome(outcomes)
        let (run, _, _) = try decided(&outcome, session)
        var part = run
        part.screens = zip(outcome.audits, run.screens).filter { relinted.contains($0.0.path) }.map(\.1)
        part.errors = run.errors.filter { relinted.contains($0.file) }
        var result = CommandResult(CommandResult.Outcome(run.verdict), errors: part.errors.lines)
        let toStandardOutput = outputs.filter { $0.destination == .standardOutput }
        var toFiles = outputs.filter { $0.destination != .standardOutput }
        // The round before has written the files.
        for index in toFiles.indices { toFiles[index].version = nil }
        ReportOutput.deliver(run, to: toFiles, invocation.style, into: &result)
        if !relinted.isEmpty { ReportOutput.deliver(part, to: toStandardOutput, invocation.style, into: &result) }
        result.errors += line(Wording.summary(run))
        return result
    }

    /// Returns the run of an outcome, what was decided about it, and warnings about options.
    private func decided(
        _ outcome: inout AuditSession.Outcome, _ session: AuditSession
    ) throws(UsageError) -> (run: AuditRun, decision: RunDecision, warnings: String) {
        var suppressions = Suppressions(session, today: invocation.environment.today)
        try suppressions.setBaselines(baseline)
        for index in outcome.audits.indices { suppressions.applyIgnores(to: &outcome.audits[index]) }
        var run = try run(outcome, session)
        run.record = record(session, suppressions)
        let rules = RuleIndex(session.rules)
        let decision = run.decide(rules)
        if shard != nil { return (run, decision, "") }
        let platforms = Set(run.screens.map(\.screen.platform))
        let warnings =
            options.warnings(on: platforms, rules)
            + AuditOptions.notesOnFormerIDs(in: session.projects, for: platforms)
        return (run, decision, suppressions.optionWarnings + warnings)
    }

    private func run(_ outcome: AuditSession.Outcome, _ session: AuditSession) throws(UsageError) -> AuditRun {
        var run = AuditRun(
            screens: outcome.audits.map(\.audit), errors: outcome.errors, gate: try Gate(invocation, session), rules: []
        )
        // The record of the run has the maximum, because in a part of a run it is not decided.
        run.gate.maximumWarnings = nil
        for index in run.screens.indices {
            run.screens[index].baseline = run.screens[index].baseline.map(FileSystem.displayed)
        }
        let ran = Set(run.screens.flatMap(\.rules))
        run.rules = session.rules.filter { ran.contains($0.id) }.sorted { $0.id < $1.id }
        run.groupsFindings = !invocation.has(.noGroup)
        run.grouping = invocation.choice(.by)
        if run.screens.isEmpty, run.errors.isEmpty {
            // A part of the inputs can be empty.
            run.allowsNoScreens =
                allowsNoScreens(session) || session.inputs.isEmpty && session.inputCount > 0
        }
        return run
    }

    /// Inputs that are all excluded on purpose pass; no inputs at all have no verdict.
    private func allowsNoScreens(_ session: AuditSession) -> Bool {
        options.allowsEmpty || session.excludedCount > 0 && session.inputCount == 0
    }

    private func record(_ session: AuditSession, _ suppressions: Suppressions) -> RunRecord {
        var record = RunRecord()
        record.shard = shard
        record.allowsNoScreens = allowsNoScreens(session)
        record.failsOnUnused = invocation.has(.failOnUnused)
        record.failsOnStale = invocation.has(.failOnStaleBaseline)
        record.ignores = suppressions.records
        record.baselines = Dictionary(
            suppressions.baselines.map { (FileSystem.displayed($0.key), $0.value.baseline) }
        ) { first, _ in first }
        record.pathErrors = session.errors
        record.expectedScreens = session.projects.flatMap(\.configuration.expectedScreens) + limits.expectedScreens
        limits.apply(to: &record)
        return record
    }

    /// Returns notes on the inputs for standard error.
    private func notes(_ session: AuditSession, _ skipped: [String]) -> String {
        var text = session.notes.noteLines
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
