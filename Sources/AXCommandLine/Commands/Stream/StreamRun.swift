import AXAudit

/// One run of `axaudit stream`. It keeps counts, but no screen.
struct StreamRun {
    private let environment: Environment
    private let session: LintSession
    private let gate: Gate
    private let toleratesErrors: Bool
    private let isQuiet: Bool
    /// Whether the answers are lines of an archive.
    private let writesArchive: Bool
    private var suppressions: Suppressions
    /// The totals of the lines of the archive.
    private var totals = ArchiveTotals()

    private var lineCount = 0
    /// The counts of all lines so far. The errors are the lines that could not be read.
    private var counts = RunCounts()

    init(_ invocation: Invocation) throws(UsageError) {
        environment = invocation.environment
        session = try LintSession(withoutInputs: AuditOptions(invocation))
        gate = session.gate
        toleratesErrors = invocation.has(.tolerateErrors)
        isQuiet = invocation.has(.quiet)
        writesArchive = invocation.has(.archive)
        suppressions = session.suppressions
        try suppressions.setUsableBaselines(session.linter.baseline)
    }

    /// The options for reading, of which the greatest size is that of a line.
    private var reader: ScreenReader { session.linter.reader }
    /// The name of standard input in messages.
    private var file: String { reader.standardInputName }

    /// Answers every line, and returns the summary for standard error.
    mutating func result() -> CommandResult {
        var lines = LineReader(limit: reader.sizeLimit, read: environment.nextInputBlock)
        var isWritten = !writesArchive || environment.writeOutput(totals.adding(Archive.runLine(run)))
        do throws(FileSystem.Failure) {
            while isWritten, let line = try lines.next() {
                lineCount += 1
                isWritten = environment.writeOutput(totals.adding(answer(line)))
            }
        } catch {
            return CommandResult(
                .undecided, errors: Escape.terminal("axaudit: \(file): cannot be read: \(error.message)") + "\n")
        }
        if isWritten, writesArchive { isWritten = environment.writeOutput(Archive.endLine(run, totals)) }
        guard isWritten else {
            return CommandResult(.undecided, errors: "axaudit: standard output cannot be written\n")
        }
        return CommandResult(outcome, errors: isQuiet ? "" : summary + "\n")
    }

    private mutating func answer(_ line: LineReader.Line) -> String {
        let number = lineCount
        guard case .bytes(let bytes) = line else {
            let limit = "found a line of more than \(reader.sizeLimit >> 20) MiB, expected a shorter one"
            return answer(
                InputErrors([
                    InputError(file: file, location: TextLocation(line: number, column: 1), message: limit)
                ]), name: nil)
        }
        let line = StreamLine(
            bytes, number: number, file: file, format: reader.format, among: reader.formats, naming: .options)
        switch line.screen {
        case .success(let screen): return answer(screen, density: line.density)
        case .failure(let errors): return answer(errors, name: line.name)
        }
    }

    /// Answers a screen. The density of its line outweighs the option, because it belongs to the dump.
    private mutating func answer(_ screen: Screen, density: Double?) -> String {
        var screen = screen
        let name = screen.name ?? unnamed
        screen.name = name
        // Screens of an archive are told apart by their files.
        if writesArchive { screen.file = name }
        let project = session.projects[0]
        var overrides = reader.overrides
        overrides.density = density ?? overrides.density
        let id = project.screenID(of: screen, at: Paths.absolute(name, in: FileSystem.currentFolder))
        var audit = ScreenPipeline(project, overrides).audit(screen, as: id)
        suppressions.apply(to: &audit, of: 0)
        suppressions.discardScreens()
        let run = AuditRun(screens: [audit], gate: gate, rules: [])
        counts += run.counts
        guard writesArchive else { return StreamAnswer.text(audit, name: name, gate: gate) }
        audit.baseline = audit.baseline.map(FileSystem.displayed)
        totals.count(audit)
        return Archive.screenLine(audit)
    }

    private mutating func answer(_ errors: InputErrors, name: String?) -> String {
        counts.errors += 1
        guard writesArchive, var error = errors.errors.first else {
            return StreamAnswer.text(errors, name: name ?? unnamed)
        }
        error.file = name ?? unnamed
        return Archive.errorLine(error)
    }

    /// The name of the current screen if its line has none.
    private var unnamed: String { "line \(lineCount)" }

    // MARK: Archive

    /// The run as the first and the last line of its archive record it.
    private var run: AuditRun {
        var run = AuditRun(screens: [], gate: gate, rules: [])
        let rules = Set(session.projects[0].selection.audit(on: ScreenID(name: "", path: "")).settings.map(\.rule.id))
        run.rules = session.rules.filter { rules.contains($0.id) }
        run.gate.maximumWarnings = nil
        run.record.maximumWarnings = gate.maximumWarnings
        run.record.ignores = suppressions.records
        run.record.baselines = suppressions.baselineRecords
        return run
    }

    // MARK: After the last line

    private var outcome: CommandResult.Outcome {
        var counts = counts
        if toleratesErrors { counts.errors = 0 }
        return CommandResult.Outcome(counts.verdict(gate))
    }

    /// The counts, in one line: `2 failures (gate: failure), 3 warnings, 1 line with an error, 1000 lines`.
    private var summary: String {
        var parts = [
            "\(Wording.count(counts.failures, "failure")) (gate: \(gate.level.rawValue))",
            Wording.count(counts.warnings, "warning"),
        ]
        if counts.errors > 0 { parts.append("\(Wording.count(counts.errors, "line")) with an error") }
        if counts.emptyScreens > 0 {
            parts.append("\(Wording.count(counts.emptyScreens, "screen")) without exposed elements")
        }
        return (parts + [Wording.count(lineCount, "line")]).joined(separator: ", ")
    }
}
