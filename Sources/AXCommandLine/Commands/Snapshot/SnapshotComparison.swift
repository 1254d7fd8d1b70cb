import AXAudit
import AXSyntax

/// `axaudit snapshot --to`: compares the snapshots with references, and writes references.
struct SnapshotComparison {
    private let invocation: Invocation
    /// The folder of the references.
    private let folder: String
    private let outputs: [ReportOutput<ChangeReportFormat>]
    private var report: SnapshotReport
    private var differences: [ScreenDifference] = []
    private var errors: [InputError] = []
    /// The screens, by the lowercased path of their reference.
    private var screenOfReference: [String: Screen] = [:]
    /// The names of the references that were compared or written.
    private var references: Set<String> = []
    private let mode: RecordMode

    init(
        _ invocation: Invocation, _ folder: String, _ mode: RecordMode, _ outputs: [ReportOutput<ChangeReportFormat>]
    ) {
        self.invocation = invocation
        self.folder = folder
        self.outputs = outputs
        self.mode = mode
        report = SnapshotReport(style: invocation.style, limit: Self.limit(invocation.environment), mode: mode)
    }

    /// Returns a hint at the complete diff if standard output shows long diffs shortened: on a terminal, and in CI logs
    /// that interpret lines as commands. Returns `nil` if the diff is for a program such as patch.
    private static func limit(_ environment: Environment) -> String? {
        if environment.isOutputTerminal { return "pipe the output to see all of them" }
        return environment.isOutputCommandLog ? "use --format text=changes.txt to see all of them" : nil
    }

    /// Compares the screens and writes the reports. `isComplete` says that they are all the screens that the references
    /// are of.
    mutating func result(_ screens: [SnapshotScreen], isComplete: Bool) -> CommandResult {
        var result = CommandResult(.passed)
        for screen in screens { compare(screen) }
        adopt()
        if invocation.has(.prune) {
            if let store = screens.first?.store, isComplete, errors.isEmpty {
                prune(store, screens.map(\.screen))
            } else {
                result.errors += "note: nothing was pruned, because this run did not cover all screens\n"
            }
        }
        result.output = report.text + report.summary
        result.errors += errors.lines
        result.outcome = !errors.isEmpty ? .undecided : report.isClean ? .passed : .failed
        ReportOutput.deliver(outputs, TextStyle(), into: &result) { format, style, _ in
            format.report(differences, reference: folder, current: "this run", style: style)
        }
        return result
    }

    private mutating func compare(_ input: SnapshotScreen) {
        let screen = input.screen
        if let error = input.emptyError {
            errors.append(error)
            return
        }
        let path = input.store.path(of: screen)
        // Some file systems do not distinguish letter case.
        if let other = screenOfReference[path.lowercased()] {
            errors.append(
                InputError(
                    file: screen.origin.file,
                    message: "this screen and the one in \(other.origin.file.printable) have the same reference "
                        + "\(path.printable); give them different names"))
            return
        }
        screenOfReference[path.lowercased()] = screen
        do throws(InputErrors) {
            let outcome = try input.store.check(screen)
            if case .missing = outcome {} else { references.insert(FileSystem.name(of: path)) }
            report.add(outcome, screen.title, path)
            differences.append(outcome.difference(of: screen))
        } catch {
            errors += error.errors
        }
    }

    /// Records which files are references, so that a later run can prune them.
    private mutating func adopt() {
        if mode == .never || references.isEmpty { return }
        do throws(InputErrors) {
            try ReferenceManifest.update(in: folder) { $0.formUnion(references) }
        } catch {
            errors += error.errors
        }
    }

    /// Lists the references of no screen, and removes them if `--yes` is given. What may be somebody else's is kept.
    private mutating func prune(_ store: SnapshotStore, _ screens: [Screen]) {
        let removes = invocation.has(.yes)
        do throws(InputErrors) {
            let known = try ReferenceManifest.names(in: folder)
            var removed: Set<String> = []
            let stale = try store.stale(besides: screens)
            for path in stale {
                let name = FileSystem.name(of: path)
                guard known.contains(name) else {
                    report.addKept(path)
                    continue
                }
                if removes {
                    try store.remove(path)
                    removed.insert(name)
                }
                report.addStale(path, isRemoved: removes)
            }
            try ReferenceManifest.update(in: folder) { $0.subtract(removed) }
            if stale.isEmpty { report.addNothingStale() }
        } catch {
            errors += error.errors
        }
    }
}
