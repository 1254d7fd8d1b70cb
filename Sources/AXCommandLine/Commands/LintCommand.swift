import AXAudit

extension Command {
    /// The linter.
    static let lint = Command(
        name: "lint", summary: "Find what is wrong with trees", operands: "[path ...]",
        options: [
            Option(
                name: "format", letter: "f", value: "<name>[=<file>]", isRepeatable: true,
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
        let linter = try invocation.linter(Audit(rules: rules))

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
        var failures: [String] = []
        for output in outputs {
            guard let file = output.file else {
                result.output = output.format.report(run, style: invocation.style)
                continue
            }
            do { try FileSystem.write(output.format.report(run), to: file) } catch {
                failures.append("axaudit: \(file): cannot be written: \(error.message)\n")
            }
        }
        if !failures.isEmpty {
            result.outcome = .undecided
            result.errors += failures.joined()
        }
        return result
    }
}

/// A report to be written, and where.
private struct ReportOutput {
    var format: ReportFormat
    /// Nil for standard output.
    var file: String?

    /// The reports that a command line asks for; text on standard output if it asks for none.
    static func all(in invocation: Invocation) throws(UsageError) -> [ReportOutput] {
        var outputs: [ReportOutput] = []
        for value in invocation.all("format") {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let format = ReportFormat(rawValue: parts[0]) else {
                throw UsageError(unknown: "report format", parts[0], among: ReportFormat.allCases.map(\.rawValue))
            }
            if parts.count > 1, parts[1].isEmpty { throw UsageError("--format \(value): expected a file after \"=\"") }
            outputs.append(ReportOutput(format: format, file: parts.count > 1 ? parts[1] : nil))
        }
        if outputs.isEmpty { outputs = [ReportOutput(format: .text, file: nil)] }
        let toStandardOutput = outputs.indices.filter { outputs[$0].file == nil }
        if toStandardOutput.count > 1 {
            throw UsageError("two reports for standard output; write all but one to files: --format json=report.json")
        }
        if let file = invocation.last("output") {
            guard let index = toStandardOutput.first else {
                throw UsageError("--output \(file): every report has a file already")
            }
            outputs[index].file = file
        }
        let files = outputs.compactMap(\.file)
        if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
            throw UsageError("\(twice): two reports for one file; give each its own")
        }
        for file in files {
            if let obstacle = FileSystem.obstacle(toWriting: file) {
                throw UsageError("\(file): cannot be written: \(obstacle.message)")
            }
        }
        return outputs
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
