import AXAudit

/// One run of `axaudit snapshot`.
struct SnapshotRun {
    private let invocation: Invocation
    /// The folder of the references, or `nil` to print the snapshots.
    private let folder: String?
    private let mode: RecordMode
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private let session: AuditSession

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        folder = invocation.last(.to)
        for option in [Option.record, .prune, .format] where folder == nil && invocation.has(option) {
            throw UsageError("--\(option.name) requires --to <folder>")
        }
        outputs = try ReportOutput.all(in: invocation, standard: nil)
        if let output = outputs.first(where: { $0.destination == .standardOutput }) {
            let name = output.format.id
            throw UsageError("--format \(name): expected a file, e.g. --format \(name)=changes.\(name)")
        }
        if invocation.has(.yes), !invocation.has(.prune) { throw UsageError("--yes requires --prune") }
        mode = try Self.mode(invocation)
        var options = try AuditOptions(invocation)
        // References in the folder of the trees are not inputs.
        if let folder { options.exclusions.append(Self.pattern(ofFilesIn: folder)) }
        session = try AuditSession(invocation, options, writing: outputs.compactMap(\.destination.file))
    }

    private static func mode(_ invocation: Invocation) throws(UsageError) -> RecordMode {
        do throws(RecordModeError) {
            return try RecordMode.chosen(invocation.choice(.record), invocation.environment.variables)
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
        let screens = read.map { input in
            SnapshotScreen(
                screen: Self.named(input.screen, input.id), store: store(session.projects[input.project]),
                allowsEmpty: session.options.allowsEmpty)
        }
        var result: CommandResult
        if let folder {
            let isComplete = errors.isEmpty && !invocation.has(.exclude)
            var comparison = SnapshotComparison(invocation, folder, mode, outputs)
            result = comparison.result(screens, isComplete: isComplete)
        } else {
            result = try SnapshotPrinting.result(screens, isTerminal: invocation.environment.isOutputTerminal)
        }
        result.errors = session.notes.noteLines + errors.lines + result.errors
        if !errors.isEmpty { result.outcome = .undecided }
        return result
    }

    /// Returns the screen with a name. Without one in the dump, it is the file's path relative to the configuration, without
    /// its extension, so that it does not depend on the working directory.
    private static func named(_ screen: Screen, _ id: ScreenID) -> Screen {
        guard screen.name == nil, !id.name.hasPrefix("..") else { return screen }
        var screen = screen
        screen.name = id.name.lastIndex(of: ".").map { String(id.name[..<$0]) } ?? id.name
        return screen
    }

    /// Returns the references of the screens of a project.
    private func store(_ project: Project) -> SnapshotStore {
        var settings = project.configuration.snapshot
        settings.style = invocation.choice(.style) ?? settings.style
        return SnapshotStore(
            folder: folder ?? "", settings: settings, mode: mode,
            time: SnapshotTime(secondsSince1970: invocation.environment.now()))
    }
}
