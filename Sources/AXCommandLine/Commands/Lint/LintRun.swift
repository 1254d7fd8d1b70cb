import AXAudit

/// One run of `axaudit lint`.
struct LintRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ReportFormat>]
    private let options: AuditOptions
    private let baseline: BaselineChoice
    private let maximumFindings: Int?

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        outputs = try ReportOutput.ofRun(invocation)
        options = try AuditOptions(invocation)
        baseline = try BaselineChoice(invocation)
        maximumFindings = try invocation.number(.maxFindings)
        guard maximumFindings == nil || outputs.contains(where: { $0.format.id == ReportFormat.agent.id }) else {
            throw UsageError("--max-findings limits the report for agents; add -f agent")
        }
    }

    /// Audits the inputs and writes the reports.
    func result() throws(UsageError) -> CommandResult {
        let session = try AuditSession(invocation, options, writing: outputs.compactMap(\.destination.file))
        let gate = try Gate(invocation, session)
        var suppressions = Suppressions(session, today: invocation.environment.today)
        try suppressions.setBaselines(baseline)
        var outcome = session.outcome()
        for index in outcome.audits.indices { suppressions.apply(to: &outcome.audits[index]) }
        let run = run(outcome, gate, session, suppressions)
        var result = CommandResult(exitOutcome(run.verdict), errors: notes(run, session, outcome.skipped, suppressions))
        ReportOutput.deliver(run, to: outputs, invocation.style, maximumFindings: maximumFindings, into: &result)
        return result
    }

    private func run(
        _ outcome: AuditSession.Outcome, _ gate: Gate, _ session: AuditSession, _ suppressions: Suppressions
    ) -> AuditRun {
        var run = AuditRun(
            screens: outcome.audits.map(\.audit), errors: outcome.errors, gate: gate, rules: [])
        let ran = Set(run.screens.flatMap(\.rules))
        run.rules = session.rules.filter { ran.contains($0.id) }
        run.failureReasons = failureReasons(suppressions)
        if run.screens.isEmpty, run.errors.isEmpty {
            // Inputs that are all excluded on purpose pass; no inputs at all have no verdict.
            run.allowsNoScreens = options.allowsEmpty || session.excludedCount > 0 && session.inputs.isEmpty
        }
        return run
    }

    /// Returns the reasons why the run fails besides findings, if an option asks for that.
    private func failureReasons(_ suppressions: Suppressions) -> [String] {
        var reasons: [String] = []
        let unused = invocation.has(.failOnUnused) ? suppressions.unused.count : 0
        if unused > 0 { reasons.append("failed by \(Wording.count(unused, "unused ignore"))") }
        let stale = invocation.has(.failOnStaleBaseline) ? suppressions.stale.count : 0
        if stale > 0 { reasons.append("failed by \(stale) stale baseline \(stale == 1 ? "entry" : "entries")") }
        return reasons
    }

    private func exitOutcome(_ verdict: Verdict) -> CommandResult.Outcome {
        switch verdict {
        case .pass: .passed
        case .fail: .failed
        case .none: .undecided
        }
    }

    /// Returns the errors, warnings and notes for standard error.
    private func notes(
        _ run: AuditRun, _ session: AuditSession, _ skipped: [String], _ suppressions: Suppressions
    ) -> String {
        var text = session.notes.map { "note: \($0)\n" }.joined() + run.errors.lines
        if !skipped.isEmpty {
            text += "note: \(Wording.count(skipped.count, "file")) skipped: unknown format\n"
            if invocation.has(.verbose) { text += skipped.map { "  \($0.printable)\n" }.joined() }
        }
        if session.excludedCount > 0 { text += "note: \(Wording.count(session.excludedCount, "file")) excluded\n" }
        text += suppressions.warnings + incompleteNotes(run)
        if run.screens.isEmpty, run.errors.isEmpty, !run.allowsNoScreens {
            text += "axaudit: no accessibility trees found\n"
        }
        return text
    }

    /// Returns notes on what the dumps left out, unless a report on standard output says it.
    private func incompleteNotes(_ run: AuditRun) -> String {
        let isReported = outputs.contains {
            $0.destination == .standardOutput && $0.format.saysWhatIsIncomplete(invocation.style)
        }
        if isReported { return "" }
        return run.screens.flatMap { audit in
            audit.screen.incomplete.map { Escape.terminal("note: \(audit.screen.title): incomplete: \($0)") + "\n" }
        }.joined()
    }
}
