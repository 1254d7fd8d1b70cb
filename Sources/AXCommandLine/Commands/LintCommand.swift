import AXAudit
import AXSyntax

extension Command {
    /// The linter.
    static let lint = Command(
        name: "lint", summary: "Find what is wrong with trees", operands: "[path ...]",
        options: [
            .format(among: ReportFormat.all, summary: "How to report, and where; the formats stand below"),
            Option(name: "output", letter: "o", value: "<file>", summary: "Write the report to a file"),
            Option(
                name: "fail-on", value: "<severity>", choices: Gate.Level.allCases.map(\.rawValue),
                summary: "The lowest severity that fails the run; default failure"),
            Option(name: "max-warnings", value: "<n>", summary: "Fail on more warnings than this"),
            Option(name: "baseline", value: "<file>", summary: "The findings that are known and do not count"),
            Option(name: "no-baseline", summary: "Count every finding"),
            Option(name: "fail-on-stale-baseline", summary: "Fail if the baseline knows what is fixed"),
            Option(name: "fail-on-unused", summary: "Fail if an ignore in the configuration matches nothing"),
        ] + CommandTable.auditOptions,
        notes: """
            Formats: \(ReportFormat.all.ids.joined(separator: ", ")).

            A path is a file, a folder (its .json, .xml and .txt files, at any depth), a pattern in quotes, or - for standard
            input. Without a path, the current folder.

            Rules come from the preset, then from the configuration, then from --preset, --rule, --set and --only.

            Exit: 0 nothing at the gate; 1 findings at the gate, or more warnings than allowed; 2 no verdict: wrong usage
            or configuration, input that cannot be read, nothing found to read, or a screen on which nothing is exposed.
            """
    ) { invocation throws(UsageError) in
        try LintRun(invocation).result()
    }
}

/// One run of `axaudit lint`.
private struct LintRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput<ReportFormat>]
    private let options: AuditOptions
    private let baseline: BaselineChoice
    private let maximumWarnings: Int?

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        outputs = try ReportOutput.ofRun(invocation)
        options = try AuditOptions(invocation)
        baseline = try BaselineChoice(invocation)
        maximumWarnings = try invocation.number("max-warnings")
    }

    func result() throws(UsageError) -> CommandResult {
        let session = try AuditSession(invocation, options, writing: outputs.compactMap(\.destination.file))
        var suppressions = Suppressions(session, today: invocation.surroundings.today)
        for (number, project) in session.projects.enumerated() {
            if let (path, baseline) = try baseline.usableBaseline(of: project) {
                suppressions.set(baseline, at: path, for: number)
            }
        }
        var outcome = session.outcome()
        for index in outcome.audits.indices {
            suppressions.apply(to: &outcome.audits[index].audit, of: outcome.audits[index].project)
        }
        var run = AuditRun(
            screens: outcome.audits.map(\.audit), errors: outcome.errors, gate: gate(session.projects), rules: [])
        let ran = Set(run.screens.flatMap(\.rules))
        run.rules = session.rules.filter { ran.contains($0.id) }
        run.reproaches = reproaches(suppressions)
        return try report(run, session, outcome.skipped, suppressions.warnings)
    }

    /// The gate: the command line's, else the strictest that a configuration asks for.
    private func gate(_ projects: [Project]) -> Gate {
        let order: [Gate.Level] = [.warning, .failure, .never]
        let configured = Set(projects.map { $0.configuration.failOn?.value ?? .failure })
        let standard = order.first { configured.contains($0) } ?? .failure
        return Gate(
            invocation.choice("fail-on", default: standard), maximumWarnings: maximumWarnings,
            allowsEmpty: options.allowsEmpty)
    }

    /// What fails the run beside findings, because an option says so.
    private func reproaches(_ suppressions: Suppressions) -> [String] {
        var reproaches: [String] = []
        let unused = invocation.has("fail-on-unused") ? suppressions.unused.count : 0
        if unused > 0 { reproaches.append("failed by \(Wording.count(unused, "unused ignore"))") }
        let stale = invocation.has("fail-on-stale-baseline") ? suppressions.stale.count : 0
        if stale > 0 {
            reproaches.append("failed by \(stale) stale baseline \(stale == 1 ? "entry" : "entries")")
        }
        return reproaches
    }

    private func report(
        _ run: AuditRun, _ session: AuditSession, _ skipped: [String], _ warnings: String
    ) throws(UsageError) -> CommandResult {
        var run = run
        var errors = session.notes.map { "note: \($0)\n" }.joined()
        errors += run.errors.map { "\(Escape.terminal($0.description))\n" }.joined()
        if !skipped.isEmpty {
            errors += "note: \(Wording.count(skipped.count, "file")) skipped, of no format that axaudit reads\n"
            if invocation.has("verbose") { errors += skipped.map { "  \($0.printable)\n" }.joined() }
        }
        if session.excludedCount > 0 { errors += "note: \(Wording.count(session.excludedCount, "file")) excluded\n" }
        errors += warnings
        errors += incompleteNotes(run)
        if run.screens.isEmpty, run.errors.isEmpty {
            // Everything that was there was left out on purpose: nothing to say. Nothing there at all: no verdict.
            run.acceptsNothing = options.allowsEmpty || session.excludedCount > 0 && session.inputs.isEmpty
            if !run.acceptsNothing { errors += "axaudit: found no tree to read\n" }
        }
        let outcome: CommandResult.Outcome =
            switch run.verdict {
            case .pass: .passed
            case .fail: .failed
            case .none: .undecided
            }
        return deliver(run, outcome, errors)
    }

    /// What dumps left out, where no report on standard output says it.
    private func incompleteNotes(_ run: AuditRun) -> String {
        let isSaid = outputs.contains {
            $0.destination == .standardOutput && $0.format.saysWhatIsIncomplete(invocation.style)
        }
        if isSaid { return "" }
        return run.screens.flatMap { audit in
            audit.screen.incomplete.map { Escape.terminal("note: \(audit.screen.title): incomplete: \($0)") + "\n" }
        }.joined()
    }

    /// Writes the reports, before the exit code is what anybody looks at.
    private func deliver(
        _ run: AuditRun, _ outcome: CommandResult.Outcome, _ errors: String
    ) -> CommandResult {
        var result = CommandResult(outcome, errors: errors)
        result.run = run
        ReportOutput.deliver(run, to: outputs, invocation.style, into: &result)
        return result
    }
}
