import AXAudit
import AXSyntax

/// `axaudit lint --watch`: lints, then lints again the files that changed.
struct LintWatch {
    private let run: LintRun
    private let environment: Environment
    /// The result of each input, by path.
    private var outcomes: [String: InputOutcome] = [:]
    /// The states in which each input and the files that belong to it were read, by the path of the input, then of the
    /// file.
    private var stamps: [String: [String: FileSystem.Stamp]] = [:]
    /// The inputs of the last round, by path. The manifest of an export can rename the test of an attachment.
    private var inputs: [String: InputFinder.Input] = [:]
    /// The state of the configurations, baselines and sources, by path; `nil` for a file that is missing.
    private var settings: [String: FileSystem.Stamp?] = [:]
    /// The paths of the sources of the last round.
    private var sources: Set<String> = []
    /// The reason why the last round was not possible, or `nil` if it was.
    private var obstacle: String?
    private var isFirstRound = true
    /// Whether the command line itself is wrong, so that waiting for changes is of no use.
    private var isOver = false

    /// Prepares a run with the options of a command line.
    init(_ invocation: Invocation) throws(UsageError) {
        if invocation.operands.contains("-") {
            throw UsageError("--watch cannot watch standard input; name files or folders")
        }
        if let bundle = invocation.operands.first(where: ExportedBundle.isBundle) {
            throw UsageError("--watch cannot watch a result bundle; export it: \(ExportedBundle.command(for: bundle))")
        }
        try Self.requireNamedFiles(invocation)
        run = try LintRun(invocation)
        environment = invocation.environment
    }

    /// Throws if a configuration or baseline that the command line names is missing, so that waiting is of no use.
    private static func requireNamedFiles(_ invocation: Invocation) throws(UsageError) {
        let config = invocation.has(.noConfig) ? nil : invocation.environment.variables["AXAUDIT_CONFIG"]
        let named = [
            invocation.last(.config).map { ("--config", $0) } ?? config.map { ("AXAUDIT_CONFIG", $0) },
            invocation.last(.baseline).map { ("--baseline", $0) },
        ]
        for (name, file) in named.compactMap(\.self) where !file.isEmpty && !FileSystem.exists(file) {
            throw UsageError("\(name) \(file.printable): no such file")
        }
    }

    /// Lints, and again after each wait in which something changed, until `wait` returns `false`.
    ///
    /// - Parameters:
    ///   - print: Prints the result of a round: the report of what was linted, and a line with the counts of all files.
    ///   - wait: Waits until it is time to look for changes, and returns whether to do so.
    /// - Returns: The outcome of the last round.
    mutating func rounds(
        print: (CommandResult) -> Void, wait: () -> Bool
    ) -> CommandResult.Outcome {
        var last = CommandResult.Outcome.undecided
        repeat {
            if let result = round() {
                last = result.outcome
                print(result)
            }
        } while !isOver && wait()
        return last
    }

    /// Returns the result of a round, or `nil` if nothing has changed since the last one.
    private mutating func round() -> CommandResult? {
        do throws(UsageError) {
            return try lintChanges()
        } catch {
            // A configuration that is being edited is invalid for a while.
            if error.text == obstacle { return nil }
            obstacle = error.text
            // The problems of a configuration have locations.
            isOver = isFirstRound && !error.hasLocations
            if isOver { return CommandResult(.undecided, errors: error.text) }
            return CommandResult(.undecided, errors: error.text + "watch: no verdict\n")
        }
    }

    private mutating func lintChanges() throws(UsageError) -> CommandResult? {
        let session = try run.session()
        let settings = Dictionary(session.settingsFiles.map { ($0, FileSystem.Stamp($0)) }) { first, _ in first }
        let sources = Set(session.sources.paths)
        let changedSettings = Set(settings.keys).union(self.settings.keys).filter { settings[$0] != self.settings[$0] }
        if !changedSettings.isEmpty { outcomes = [:] }
        // The reports of the round before are no changes.
        let inputs = session.inputs.filter { !run.writes($0) }
        // The state before reading: a file that changes meanwhile is read again in the next round.
        var stamps = Dictionary(inputs.map { ($0.path, states(of: $0, session)) }) { first, _ in first }
        let changed = inputs.filter {
            outcomes[$0.path] == nil || stamps[$0.path] != self.stamps[$0.path] || $0 != self.inputs[$0.path]
        }
        let removed = self.stamps.keys.count { stamps[$0] == nil }
        guard isFirstRound || !changedSettings.isEmpty || obstacle != nil || !changed.isEmpty || removed > 0 else {
            return nil
        }

        for (input, outcome) in zip(changed, session.outcomes(of: changed, run.detail, environment)) {
            outcomes[input.path] = outcome
            // Which pictures a dump names is known only now.
            for path in namedPictures(input) { stamps[input.path]?[path] = FileSystem.Stamp(path) }
        }
        let names =
            isFirstRound
            ? nil
            : changes(changedSettings, sources: self.sources.union(sources))
                ?? changes(changed.map { changedPath($0, stamps) }, removed)
        self.settings = settings
        self.sources = sources
        self.stamps = stamps.filter { $0.value[$0.key] != nil }
        self.inputs = Dictionary(inputs.map { ($0.path, $0) }) { first, _ in first }
        let wasFirstRound = isFirstRound
        (isFirstRound, obstacle) = (false, nil)
        outcomes = outcomes.filter { stamps.keys.contains($0.key) }
        let all = session.inputs.map { outcomes[$0.path] ?? .skipped }
        let (result, isWritten) = try run.round(session, all, relinted: Set(changed.map(\.path))) { summary in
            let files = Wording.count(inputs.count, "file")
            return names.map { "watch: \($0); \(files): \(summary)\n" } ?? "watch: \(files), Ctrl-C ends: \(summary)\n"
        }
        // A report that cannot be written from the start is named wrongly.
        isOver = wasFirstRound && !isWritten
        return result
    }

    /// Returns the states of an input and of the files that belong to it.
    private func states(of input: InputFinder.Input, _ session: LintSession) -> [String: FileSystem.Stamp] {
        var stamps: [String: FileSystem.Stamp] = [:]
        for path in [input.path] + session.companions(of: input) + namedPictures(input) {
            stamps[path] = FileSystem.Stamp(path)
        }
        return stamps
    }

    /// Returns the paths of the pictures of an input's screens in the last round.
    private func namedPictures(_ input: InputFinder.Input) -> [String] {
        guard case .screens(let audits)? = outcomes[input.path] else { return [] }
        return audits.compactMap(\.picture?.file)
    }

    /// Returns the path of the file because of which an input is read again: its own, or that of its picture.
    private func changedPath(
        _ input: InputFinder.Input, _ stamps: [String: [String: FileSystem.Stamp]]
    ) -> String {
        guard let old = self.stamps[input.path], let new = stamps[input.path] else { return input.path }
        if old[input.path] != new[input.path] { return input.path }
        return Set(old.keys).union(new.keys).sorted().first { old[$0] != new[$0] } ?? input.path
    }

    /// Returns which of the files changed that concern all inputs, in words; `nil` if none did.
    private func changes(_ settings: Set<String>, sources: Set<String>) -> String? {
        guard let first = settings.first else { return nil }
        if !settings.isSubset(of: sources) { return "configuration or baseline changed" }
        return settings.count == 1 ? "\(first.printable) changed" : "\(settings.count) sources changed"
    }

    /// Returns what changed of the inputs, in words.
    private func changes(_ changed: [String], _ removed: Int) -> String {
        if obstacle != nil { return "linted again" }
        var parts: [String] = []
        if changed.count == 1 {
            parts.append("\(changed[0].printable) changed")
        } else if changed.count > 1 {
            parts.append("\(changed.count) files changed")
        }
        if removed > 0 { parts.append("\(Wording.count(removed, "file")) removed") }
        return parts.joined(separator: ", ")
    }
}
