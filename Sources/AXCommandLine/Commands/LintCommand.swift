import AXAudit

extension Command {
    /// The linter.
    static let lint = Command(
        name: "lint", summary: "Find what is wrong with trees", operands: "[path ...]",
        options: [
            Option(
                name: "format", letter: "f", value: "<name>[=<file>]",
                suggestions: ReportFormat.allCases.map(\.rawValue), isRepeatable: true,
                summary: "How to report (\(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))), and where"),
            Option(name: "output", letter: "o", value: "<file>", summary: "Write the report to a file"),
            Option(
                name: "fail-on", value: "<severity>", choices: Gate.Level.allCases.map(\.rawValue),
                summary: "The lowest severity that fails the run; default failure"),
            Option(name: "max-warnings", value: "<n>", summary: "Fail on more warnings than this"),
            Option(name: "allow-empty", summary: "Take screens without any exposed element for fine"),
            Option(
                name: "exclude", value: "<glob>", isRepeatable: true, summary: "Leave out files of this path or name"),
        ] + CommandTable.inputOptions,
        notes: """
            A path is a file, a folder (its .json, .xml and .txt files, at any depth), a pattern in quotes, or - for standard
            input. Without a path, the current folder.

            Exit: 0 nothing at the gate; 1 findings at the gate, or more warnings than allowed; 2 no verdict: wrong usage,
            input that cannot be read, nothing found to read, or a screen on which nothing is exposed.
            """
    ) { invocation throws(UsageError) in
        try await LintRun(invocation).result()
    }
}

/// One run of `axaudit lint`.
private struct LintRun {
    private let invocation: Invocation
    private let outputs: [ReportOutput]
    private let gate: Gate

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        outputs = try ReportOutput.all(in: invocation)
        gate = Gate(
            invocation.choice("fail-on", default: .failure), maximumWarnings: try invocation.number("max-warnings"),
            allowsEmpty: invocation.has("allow-empty"))
    }

    func result() async throws(UsageError) -> CommandResult {
        let finder = try inputs()
        var rules = Rule.all.filter { $0.isIn(.recommended) }
        if gate.allowsEmpty { rules.removeAll { $0.id == Rule.treeEmpty.id } }
        var linter = Linter(audit: Audit(rules: rules), standardInput: invocation.surroundings.standardInput)
        linter.format = invocation.last("input-format").flatMap { InputFormat(rawValue: $0) }
        if let name = invocation.last("stdin-filename") { linter.standardInputName = name }

        let progress = Progress(invocation.surroundings)
        let outcomes = await linter.outcomes(of: finder.inputs, progress: progress?.report)
        progress?.clear()

        var run = AuditRun(screens: [], errors: finder.errors, gate: gate, rules: rules)
        var skipped: [String] = []
        for (input, outcome) in zip(finder.inputs, outcomes) {
            switch outcome {
            case .screens(let screens): run.screens += screens
            case .errors(let errors): run.errors += errors
            case .skipped: skipped.append(input.path)
            }
        }
        return try report(run, finder, skipped)
    }

    /// The files to read, or why there is nothing to do.
    private func inputs() throws(UsageError) -> InputFinder {
        let paths = invocation.operands.isEmpty ? ["."] : invocation.operands
        let finder = InputFinder(paths, excluding: invocation.all("exclude"))
        // A word that is neither a command nor a path may have been meant as either.
        if invocation.isCommandImplied, invocation.operands.count == 1, finder.inputs.isEmpty,
            let word = invocation.operands.first,
            !word.contains("/"), !word.contains("."), !finder.errors.isEmpty
        {
            let command = word.nearest(in: CommandTable.commands.map(\.name)).map { "; did you mean axaudit \($0)?" }
            throw UsageError("\"\(word.printable)\" is neither a command nor a file\(command ?? "; see axaudit help")")
        }
        return finder
    }

    private func report(
        _ run: AuditRun, _ finder: InputFinder, _ skipped: [String]
    ) throws(UsageError) -> CommandResult {
        var run = run
        var errors = finder.notes.map { "note: \($0)\n" }.joined()
        errors += run.errors.map { "\(Escape.terminal($0.description))\n" }.joined()
        if !skipped.isEmpty {
            errors += "note: \(Wording.count(skipped.count, "file")) skipped, of no format that axaudit reads\n"
            if invocation.has("verbose") { errors += skipped.map { "  \($0.printable)\n" }.joined() }
        }
        if finder.excludedCount > 0 { errors += "note: \(Wording.count(finder.excludedCount, "file")) excluded\n" }
        if run.screens.isEmpty, run.errors.isEmpty {
            // Everything that was there was left out on purpose: nothing to say. Nothing there at all: no verdict.
            run.acceptsNothing = gate.allowsEmpty || finder.excludedCount > 0 && finder.inputs.isEmpty
            if !run.acceptsNothing { errors += "axaudit: found no tree to read\n" }
        }
        let outcome: CommandResult.Outcome =
            switch run.verdict {
            case .pass: .passed
            case .fail: .failed
            case .none: .undecided
            }
        return try deliver(run, outcome, errors)
    }

    /// Writes the reports, before the exit code is what anybody looks at.
    private func deliver(
        _ run: AuditRun, _ outcome: CommandResult.Outcome, _ errors: String
    ) throws(UsageError) -> CommandResult {
        var result = CommandResult(outcome, errors: errors)
        result.run = run
        ReportOutput.deliver(run, to: outputs, invocation.style, into: &result)
        return result
    }
}

/// How many files are done, on standard error: only on a terminal, and only when it takes longer than half a second.
private struct Progress: Sendable {
    private let surroundings: Surroundings
    private let begin = ContinuousClock.now

    init?(_ surroundings: Surroundings) {
        guard surroundings.isErrorTerminal, surroundings.variables["CI"] == nil else { return nil }
        self.surroundings = surroundings
    }

    private var isDue: Bool { ContinuousClock.now - begin > .milliseconds(500) }

    @Sendable func report(_ done: Int, of count: Int) {
        if isDue { surroundings.progress("\r\(done) of \(count) files") }
    }

    func clear() {
        if isDue { surroundings.progress("\r\u{1B}[K") }
    }
}
