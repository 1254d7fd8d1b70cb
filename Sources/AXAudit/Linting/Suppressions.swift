import AXAudit

/// What suppresses findings in a run: the ignores of each project, and the baselines, which projects can share.
struct Suppressions {
    private var ignores: [IgnoreFilter]
    /// The baselines, by path.
    private(set) var baselines: [String: BaselineFilter] = [:]
    /// The path of the baseline of each project, by the project's index.
    private var baselinePaths: [String?]
    private let session: AuditSession

    /// Creates the ignores of a session, without baselines.
    init(_ session: AuditSession, today: CalendarDay) {
        self.session = session
        ignores = session.projects.map { project in
            IgnoreFilter(
                project.configuration.ignores + session.options.ignores, .all, today: today,
                isPartial: project.selection.isPartial)
        }
        baselinePaths = session.projects.map { _ in nil }
    }

    /// Sets the existing baseline of each project.
    mutating func setBaselines(_ choice: BaselineChoice) throws(UsageError) {
        for (index, project) in session.projects.enumerated() {
            if let (path, baseline) = try choice.usableBaseline(of: project) { set(baseline, at: path, for: index) }
        }
    }

    /// Sets the baseline of a project.
    mutating func set(_ baseline: Baseline, at path: String, for project: Int) {
        baselinePaths[project] = path
        if baselines[path] == nil { baselines[path] = BaselineFilter(baseline, RuleIndex(session.rules)) }
    }

    /// Sets the state of the findings of each screen.
    mutating func apply(to audits: inout [AuditSession.Audited]) {
        for index in audits.indices { apply(to: &audits[index]) }
    }

    /// Sets the state of the findings of a screen.
    mutating func apply(to audited: inout AuditSession.Audited) {
        applyIgnores(to: &audited)
        if let path = audited.audit.baseline { baselines[path]?.apply(to: &audited.audit) }
    }

    /// Sets the state of the ignored findings of a screen, and the baseline that is to be applied to it.
    mutating func applyIgnores(to audited: inout AuditSession.Audited) {
        ignores[audited.project].apply(to: &audited.audit)
        audited.audit.baseline = baselinePaths[audited.project]
    }

    /// Removes what baselines record of each screen.
    mutating func discardScreens() {
        for path in baselines.keys { baselines[path]?.discardScreens() }
    }
}

// MARK: After a run

extension Suppressions {
    /// The baselines, sorted by path.
    var sortedBaselines: [(path: String, filter: BaselineFilter)] {
        baselines.sorted { $0.key < $1.key }.map { (path: $0.key, filter: $0.value) }
    }

    /// What is known about the ignores of the configurations.
    var records: [IgnoreRecord] {
        ignores.enumerated().flatMap { project, filter in filter.records(project: project) }
    }

    /// The reasons of the ignores of the command line that matched nothing in any project: the options as written.
    private var unusedOptions: [String] {
        let used = Set(ignores.flatMap(\.used).map(\.reason))
        let unused = Set(ignores.flatMap(\.unused).filter { $0.location == nil }.map(\.reason))
        return session.options.ignores.map(\.reason).filter { unused.contains($0) && !used.contains($0) }
    }

    /// Warnings about ignores of the command line that matched nothing, one line each.
    var optionWarnings: String {
        unusedOptions.map { Escape.terminal("warning: \($0) matched nothing") + "\n" }.joined()
    }
}
