import AXAudit

/// One run of `axaudit stream`. It keeps counts, and no screens but those of a group that is not complete.
struct StreamRun {
    private let environment: Environment
    private let session: LintSession
    private let gate: Gate
    private let toleratesErrors: Bool
    private let isQuiet: Bool
    /// Whether the answers are lines of an archive.
    private let writesArchive: Bool
    /// The screens of the current answer, and the ignores and baseline of all.
    private var builder: RunBuilder
    /// The totals of the lines of the archive.
    private var totals = ArchiveTotals()

    /// The lines of the current group.
    private var group: StreamGroup?
    /// The name of a group that has the greatest number of lines, until a line of another one.
    private var fullGroup: String?

    /// The platforms of the screens so far.
    private var platforms: Set<Platform> = []
    private var lineCount = 0
    /// The number of lines that were read.
    private var screenCount = 0
    /// The counts of all lines so far. The errors are the lines that could not be read.
    private var counts = RunCounts()

    init(_ invocation: Invocation, _ rules: [Rule]? = nil) throws(UsageError) {
        environment = invocation.environment
        session = try LintSession(withoutInputs: AuditOptions(invocation, rules))
        var files = RunFiles()
        files.read("-", as: .standardInput)
        try files.requireNoConflict()
        gate = session.gate
        toleratesErrors = invocation.has(.tolerateErrors)
        isQuiet = invocation.has(.quiet)
        writesArchive = invocation.has(.archive)
        // Engines give each process a part of the screens, so no screen and no journey is missing.
        var settings = try session.settingsWithBaselines()
        // The lines of a group follow each other.
        settings.groups = .together
        settings.record.maximumWarnings = gate.maximumWarnings
        builder = RunBuilder(settings)
    }

    /// The options for reading, of which the greatest size is that of a line.
    private var reader: ScreenReader { session.linter.reader }
    /// The name of standard input in messages.
    private var file: String { reader.standardInputName }

    /// Answers every line, and returns the summary for standard error.
    mutating func result() -> CommandResult {
        var lines = LineReader(limit: reader.sizeLimit, read: environment.nextInputBlock)
        var isWritten = !writesArchive || write(totals.adding(Archive.runLine(run)))
        do throws(FileSystem.Failure) {
            while isWritten, let line = try lines.next() {
                lineCount += 1
                isWritten = write(totals.adding(answer(line)))
            }
        } catch {
            return CommandResult(
                .undecided, errors: Escape.terminal("axaudit: \(file): cannot be read: \(error.message)") + "\n")
        }
        if isWritten { isWritten = write(totals.adding(answerGroup())) }
        if isWritten, writesArchive { isWritten = write(Archive.endLine(run, totals)) }
        guard isWritten else {
            if let conflict { return CommandResult(.undecided, errors: conflict.text) }
            return CommandResult(.undecided, errors: "axaudit: standard output cannot be written\n")
        }
        var decision = RunDecision()
        decision.moved = builder.finish().decision.moved
        let notes = decision.warnings + AuditOptions.notesOnFormerIDs(in: session.projects, for: platforms)
        return CommandResult(outcome, errors: notes + (isQuiet ? "" : summary + "\n"))
    }

    /// Writes answers to standard output, unless it is appended to a file that the run reads. Returns whether that
    /// succeeded.
    private func write(_ text: String) -> Bool { conflict == nil && environment.writeOutput(text) }

    /// The conflict of standard output with a file that the run has read so far.
    private var conflict: UsageError? {
        do throws(UsageError) { try RunFiles().requireNoConflict() } catch { return error }
        return nil
    }

    private mutating func answer(_ line: LineReader.Line) -> String {
        let number = lineCount
        guard case .bytes(let bytes) = line else {
            let limit = "found a line of more than \(reader.sizeLimit >> 20) MiB, expected a shorter one"
            return answerGroup() + answer(error(limit), name: nil)
        }
        let line = StreamLine(
            bytes, number: number, file: file, format: reader.format, among: reader.formats, naming: .options,
            platform: reader.platform)
        if let name = line.group, name == fullGroup {
            let limit = "found more than \(StreamGroup.limit) lines of the group \"\(name.printable)\""
            return answer(error(limit), name: line.name)
        }
        fullGroup = nil
        let answers = group?.name == line.group ? "" : answerGroup()
        switch line.screen {
        case .success(let screen):
            let name = screen.name ?? unnamed
            let audit = audit(screen, named: name, density: line.density)
            guard let groupName = line.group, group != nil || audit.isCompared else {
                return answers + answer([.screen(audit, name: name)])
            }
            return answers + add(.screen(audit, name: name), to: groupName, isLast: line.isLast)
        case .failure(let errors):
            let text = answer(errors, name: line.name)
            guard let group else { return answers + text }
            return answers + add(.error(text), to: group.name, isLast: line.isLast)
        }
    }

    /// Returns an error in the current line.
    private func error(_ message: String) -> InputErrors {
        InputErrors([
            InputError(file: file, location: TextLocation(line: lineCount, column: 1), message: message)
        ])
    }

    /// Audits a screen. The density of its line outweighs the option, because it belongs to the dump.
    private mutating func audit(_ screen: Screen, named name: String, density: Double?) -> ScreenAudit {
        var screen = screen
        screen.name = name
        // Screens of an archive are told apart by their files.
        if writesArchive { screen.origin.file = name }
        platforms.insert(screen.platform)
        screenCount += 1
        let project = session.projects[0]
        var overrides = reader.overrides
        overrides.density = density ?? overrides.density
        let id = project.screenID(of: screen, at: Paths.absolute(name, in: FileSystem.currentFolder))
        var pipeline = ScreenPipeline(project, overrides)
        let companions = CompanionReader(picturesIn: environment.workingDirectory)
        companions.register([screen])
        pipeline.picture = { companions.picture(of: $0) }
        return pipeline.audit(screen, as: id)
    }

    private mutating func answer(_ errors: InputErrors, name: String?) -> String {
        counts.errors += 1
        guard writesArchive, var error = errors.errors.first else {
            return StreamAnswer.text(errors, name: name ?? unnamed)
        }
        error.file = name ?? unnamed
        return Archive.errorLine(error)
    }

    // MARK: Groups

    /// Adds a line to its group, and answers the group if it is complete.
    private mutating func add(_ line: StreamGroup.Line, to name: String, isLast: Bool) -> String {
        var lines = group ?? StreamGroup(name: name)
        lines.lines.append(line)
        group = lines
        if lines.isFull { fullGroup = name }
        return isLast || lines.isFull ? answerGroup() : ""
    }

    /// Answers the lines of the current group, of which the last has the findings of the group.
    private mutating func answerGroup() -> String {
        guard let lines = group?.lines else { return "" }
        group = nil
        return answer(lines)
    }

    /// Answers a line, or the lines of a group.
    private mutating func answer(_ lines: [StreamGroup.Line]) -> String {
        for line in lines { if case .screen(let audit, _) = line { builder.add(audit) } }
        var run = builder.takeScreens()
        counts += run.counts
        if !writesArchive { run.leaveOutRules() }
        let groupAudits =
            writesArchive
            ? [] : run.screens.indices.map { run.screens[$0].takeGroupFindings() }.filter { !$0.findings.isEmpty }
        var screens = run.screens.makeIterator()
        return lines.enumerated().map { number, line in
            guard case .screen(_, let name) = line, let audit = screens.next() else {
                if case .error(let text) = line { return text }
                return ""
            }
            if writesArchive {
                totals.count(audit)
                return Archive.screenLine(audit)
            }
            let isLast = number == lines.count - 1
            return StreamAnswer.text(audit, name: name, gate: gate, group: isLast ? groupAudits : [])
        }.joined()
    }

    /// The name of the current screen if its line has none.
    private var unnamed: String { "line \(lineCount)" }

    // MARK: Archive

    /// The run as the first and the last line of its archive record it.
    private var run: AuditRun {
        var run = builder.finish()
        let rules = session.projects[0].idsInForce
        run.rules = session.rules.filter { rules.contains($0.id) }
        return run
    }

    // MARK: After the last line

    private var outcome: CommandResult.Outcome {
        var counts = counts
        // Where no line could be read, nothing was checked.
        if toleratesErrors, screenCount > 0 || gate.allowsEmpty { counts.errors = 0 }
        return CommandResult.Outcome(counts.verdict(gate))
    }

    /// The counts, in one line: `2 failures (gate: failure), 3 warnings, 1 line with an error, 1000 lines`.
    private var summary: String {
        var parts = [
            "\(Wording.count(counts.failures, "failure")) (gate: \(gate.level.rawValue))",
            Wording.count(counts.warnings, "warning"),
        ]
        if counts.errors > 0 { parts.append("\(Wording.count(counts.errors, "line")) with an error") }
        if counts.withoutVerdict > 0 {
            parts.append("no verdict on \(Wording.count(counts.withoutVerdict, "screen"))")
        }
        return (parts + [Wording.count(lineCount, "line")]).joined(separator: ", ")
    }
}
