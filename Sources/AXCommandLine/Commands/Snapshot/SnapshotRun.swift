import AXAudit

/// One run of `axaudit snapshot`.
struct SnapshotRun {
    private let invocation: Invocation
    /// The folder of the references, or `nil` to print the snapshots.
    private let folder: String?
    private let mode: RecordMode
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private let session: LintSession
    /// The files that the run reads and writes, but for the references of screens.
    private let files: RunFiles

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        folder = invocation.last(.to)
        for option in [Option.record, .prune, .format] where folder == nil && invocation.has(option) {
            throw UsageError("--\(option.name) requires --to <folder>")
        }
        // Without --to, --output is the file of the snapshots themselves.
        outputs = try folder == nil ? [] : ReportOutput.all(in: invocation, standard: nil)
        let file = folder == nil ? ReportDestination(named: invocation.last(.output) ?? "-").file : nil
        if let file { try FileSystem.requireWritable(file) }
        if let output = outputs.first(where: { $0.destination == .standardOutput }) {
            let name = output.format.id
            throw UsageError("--format \(name): expected a file, e.g. --format \(name)=changes.\(name)")
        }
        if invocation.has(.yes), !invocation.has(.prune) { throw UsageError("--yes requires --prune") }
        mode = try Self.mode(invocation)
        var options = try AuditOptions(invocation)
        // References in the folder of the trees are not inputs.
        if let folder { options.linter.exclusions.append(Self.pattern(ofFilesIn: folder)) }
        session = try LintSession(invocation, options)
        var files = session.files
        if let folder { files.readReferences(in: folder) }
        if let file { files.write(file, as: .snapshots) }
        files.write(outputs)
        try files.requireNoConflict()
        self.files = files
    }

    /// Returns when to write references: as `--record` says, else as `AXAUDIT_RECORD` does.
    private static func mode(_ invocation: Invocation) throws(UsageError) -> RecordMode {
        if let mode: RecordMode = invocation.choice(.record) { return mode }
        do throws(RecordModeError) {
            return try RecordMode.chosen(nil, invocation.environment.variables)
        } catch {
            let unknown = UsageError(unknown: "mode", error.word, among: RecordMode.allCases.map(\.rawValue))
            throw UsageError("AXAUDIT_RECORD: \(unknown.messages[0])")
        }
    }

    /// Returns the glob of the files in a folder. Characters of its name that are special in globs are escaped.
    private static func pattern(ofFilesIn folder: String) -> String {
        let escaped = folder.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return (escaped.hasSuffix("/") ? escaped : escaped + "/") + "**"
    }

    /// Reads the inputs, and prints or compares their snapshots.
    func result() throws(UsageError) -> CommandResult {
        let (read, errors) = session.screens()
        if read.isEmpty, errors.isEmpty { throw UsageError("no accessibility trees found in the input") }
        let time = try time()
        let names = SnapshotNames(invocation, folder: folder)
        let screens = read.map { input in
            let project = session.projects[input.project]
            return SnapshotScreen(
                screen: names.named(input.screen, input.id, project), store: store(project, time),
                allowsEmpty: session.linter.allowsEmpty
                    || project.configuration.systemScreens == .skip && Exposure(input.screen).isHomeScreen)
        }
        var result: CommandResult
        if let folder {
            try requireNoConflict(screens)
            let isComplete = errors.isEmpty && session.linter.overrides.excluded.isEmpty
            var comparison = SnapshotComparison(invocation, folder, mode, outputs)
            result = comparison.result(screens, isComplete: isComplete)
        } else {
            result = try SnapshotPrinting.result(screens, invocation)
        }
        result.errors = session.notes.noteLines + errors.lines + result.errors
        if !errors.isEmpty { result.outcome = .undecided }
        return result
    }

    /// Throws if a report would replace the reference of a screen, or a reference another file of the run.
    private func requireNoConflict(_ screens: [SnapshotScreen]) throws(UsageError) {
        var files = files
        // Two screens with one reference are an error of the second.
        for path in Set(screens.map { $0.store.path(of: $0.screen) }).sorted() {
            files.read(path, as: .reference)
            if mode != .never { files.write(path, as: .reference) }
        }
        try files.requireNoConflict()
    }

    /// Returns the time that JSON snapshots are written with. It is fixed unless an option or a variable sets it, so
    /// that two runs write the same.
    private func time() throws(UsageError) -> SnapshotTime {
        if let text = invocation.last(.timestamp) {
            guard let time = SnapshotTime(text) else {
                throw UsageError(
                    "--timestamp: found \"\(text.printable)\", expected seconds since 1970 or a time such as 2026-03-31T09:00:00Z"
                )
            }
            return time
        }
        guard let text = invocation.environment.variables["SOURCE_DATE_EPOCH"], !text.isEmpty else { return .epoch }
        guard let time = SnapshotTime(text) else {
            throw UsageError("SOURCE_DATE_EPOCH: found \"\(text.printable)\", expected seconds since 1970")
        }
        return time
    }

    /// Returns the references of the screens of a project.
    private func store(_ project: Project, _ time: SnapshotTime) -> SnapshotStore {
        var settings = project.configuration.snapshot
        settings.style = invocation.choice(.style) ?? settings.style
        var store = SnapshotStore(folder: folder ?? "", settings: settings, mode: mode, time: time)
        store.settingNames = .options
        return store
    }
}
