import AXAudit
import AXSyntax

extension Command {
    private static let baselineOption = Option(
        name: "baseline", value: "<file>",
        summary: "The baseline; else the configuration's, else .axaudit-baseline.json")

    /// Takes every finding for known.
    static let baselineCreate = Command(
        name: "baseline create", summary: "Take every finding there is for known", operands: "[path ...]",
        options: [baselineOption, Option(name: "force", summary: "Write over a baseline that is there")]
            + CommandTable.auditOptions,
        notes: """
            From then on axaudit lint counts only what is new. Failures and warnings are taken, ignored findings are not. The
            file is written whole or not at all, and not if an input could not be read.
            """
    ) { invocation throws(UsageError) in
        try BaselineRun(invocation).create()
    }

    /// Takes out what is fixed.
    static let baselineUpdate = Command(
        name: "baseline update", summary: "Take what is fixed out of the baseline; nothing is added",
        operands: "[path ...]", options: [baselineOption] + CommandTable.auditOptions
    ) { invocation throws(UsageError) in
        try BaselineRun(invocation).update()
    }

    /// Lists what is known.
    static let baselineShow = Command(
        name: "baseline show", summary: "List what the baseline knows", operands: "[path ...]",
        options: [baselineOption] + CommandTable.inputOptions
    ) { invocation throws(UsageError) in
        try BaselineRun(invocation).show()
    }
}

/// One run of `axaudit baseline`.
private struct BaselineRun {
    private let invocation: Invocation
    private let options: AuditOptions
    private let choice: BaselineChoice
    private var style: TextStyle { invocation.style }

    init(_ invocation: Invocation) throws(UsageError) {
        self.invocation = invocation
        options = try AuditOptions(invocation)
        choice = try BaselineChoice(invocation)
    }

    // MARK: Commands

    func create() throws(UsageError) -> CommandResult {
        let session = try AuditSession(invocation, options)
        var suppressions = Suppressions(session, today: invocation.surroundings.today)
        for (number, project) in session.projects.enumerated() {
            guard let (path, _) = choice.path(of: project) else { continue }
            let file = FileSystem.displayed(path)
            if FileSystem.entry(at: path) != nil, !invocation.has("force") {
                throw UsageError(
                    "\(file) is there already; axaudit baseline update takes out what is fixed, --force writes it anew")
            }
            if let obstacle = FileSystem.obstacle(toWriting: path) {
                throw UsageError("\(file): cannot be written: \(obstacle.message)")
            }
            suppressions.set(Baseline(), at: path, for: number)
        }
        if let problem = audit(session, &suppressions) { return problem }
        var result = CommandResult(.passed, errors: suppressions.warnings)
        for (path, filter) in suppressions.baselines.sorted(by: { $0.key < $1.key }) {
            let dropped = dropped(from: path, filter)
            try write(filter.added, to: path)
            result.output += "\(FileSystem.displayed(path)): \(Self.size(filter.added))\(dropped)\n"
        }
        return result
    }

    func update() throws(UsageError) -> CommandResult {
        let session = try AuditSession(invocation, options)
        var suppressions = Suppressions(session, today: invocation.surroundings.today)
        for (number, project) in session.projects.enumerated() {
            if let (path, baseline) = try choice.usableBaseline(of: project) {
                suppressions.set(baseline, at: path, for: number)
            }
        }
        guard !suppressions.baselines.isEmpty else { throw UsageError(Self.nothingThere) }
        if let problem = audit(session, &suppressions) { return problem }
        var result = CommandResult(.passed)
        for (path, filter) in suppressions.baselines.sorted(by: { $0.key < $1.key }) {
            let left = filter.ratcheted
            let removed = Baseline(filter.stale)
            if !removed.entries.isEmpty { try write(left, to: path) }
            result.output += "\(FileSystem.displayed(path)): \(removed.count) removed, \(Self.size(left)) left\n"
            result.output += list("removed", removed) + list("not added", filter.added)
            let unmet = Set(filter.unmet.map(\.key.screen)).count
            if unmet > 0 {
                result.output +=
                    "  kept what is known of \(Wording.count(unmet, "screen")) that this run did not meet\n"
            }
        }
        return result
    }

    func show() throws(UsageError) -> CommandResult {
        var projects = options.projectFinder
        let paths = invocation.operands.isEmpty ? [invocation.surroundings.folder] : invocation.operands
        var found: [String: Baseline] = [:]
        for path in paths {
            guard let entry = FileSystem.entry(at: path) else {
                throw UsageError("\(path.printable): no such file or folder")
            }
            let absolute = Paths.absolute(path, in: FileSystem.currentFolder)
            let project = projects.settings(ofFolder: entry.isFolder ? absolute : FileSystem.parent(of: absolute))
            guard projects.errors.isEmpty else { throw UsageError(projects.errors) }
            if let (path, baseline) = try choice.usableBaseline(of: project) { found[path] = baseline }
        }
        guard !found.isEmpty else { throw UsageError(Self.nothingThere) }
        var result = CommandResult(.passed)
        for (path, baseline) in found.sorted(by: { $0.key < $1.key }) {
            result.output += "\(FileSystem.displayed(path)): \(Self.size(baseline))\n"
            for entry in baseline.entries { result.output += "  " + line(entry) }
        }
        return result
    }

    // MARK: Parts

    private static let nothingThere = "found no baseline; axaudit baseline create writes one"

    /// Audits, and says why nothing can be made of it; nil if something can.
    private func audit(_ session: AuditSession, _ suppressions: inout Suppressions) -> CommandResult? {
        let outcome = session.outcome()
        var problems = outcome.errors.map { Escape.terminal($0.description) + "\n" }
        if outcome.audits.isEmpty, problems.isEmpty { problems.append("axaudit: found no tree to read\n") }
        for (audit, project) in outcome.audits {
            var audit = audit
            if audit.exposed.isEmpty, !options.allowsEmpty {
                problems.append(Escape.terminal("\(audit.screen.title): nothing is exposed on this screen") + "\n")
            }
            suppressions.apply(to: &audit, of: project)
        }
        if problems.isEmpty { return nil }
        return CommandResult(.undecided, errors: problems.joined() + "axaudit: the baseline was not written\n")
    }

    private func write(_ baseline: Baseline, to path: String) throws(UsageError) {
        do throws(FileSystem.Failure) { try FileSystem.write(baseline.text, to: path) } catch {
            throw UsageError("\(FileSystem.displayed(path)): cannot be written: \(error.message)")
        }
    }

    /// What is said of screens that a baseline knew and that a run over part of them did not meet.
    private func dropped(from path: String, _ filter: BaselineFilter) -> String {
        guard FileSystem.entry(at: path) != nil, let old = try? BaselineChoice.read(path, nil) else { return "" }
        let met = Set(filter.screens)
        let lost = Set(old.entries.map(\.key.screen)).subtracting(met).count
        return lost == 0 ? "" : "; forgot what was known of \(Wording.count(lost, "screen")) that this run did not meet"
    }

    private static func size(_ baseline: Baseline) -> String {
        let entries = baseline.entries.count == 1 ? "1 entry" : "\(baseline.entries.count) entries"
        return "\(Wording.count(baseline.count, "finding")) in \(entries)"
    }

    /// What was done to findings, one a line; of very many only the first.
    private func list(_ word: String, _ baseline: Baseline) -> String {
        let shown = style.isVerbose ? baseline.entries[...] : baseline.entries.prefix(20)
        var text = shown.map { "  \(word): " + line($0) }.joined()
        let more = baseline.entries.count - shown.count
        if more > 0 { text += "  \(word): \(more) more; --verbose lists them\n" }
        return text
    }

    private func line(_ entry: BaselineEntry) -> String {
        Escape.terminal("\(entry.key)" + (entry.count == 1 ? "" : " (\(entry.count) findings)")) + "\n"
    }
}
