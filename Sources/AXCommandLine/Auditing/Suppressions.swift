import AXAudit

/// What suppresses findings in a run: the ignores of each project, and the baselines, which projects can share.
struct Suppressions {
    private var ignores: [IgnoreFilter]
    /// The baselines, by path.
    private(set) var baselines: [String: BaselineFilter] = [:]
    /// The path of the baseline of each project, by the project's index.
    private var baselinePaths: [String?]
    private let session: AuditSession
    private let today: CalendarDay

    /// Creates the ignores of a session, without baselines.
    init(_ session: AuditSession, today: CalendarDay) {
        self.session = session
        self.today = today
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
        ignores[audited.project].apply(to: &audited.audit)
        if let path = baselinePaths[audited.project] { baselines[path]?.apply(to: &audited.audit) }
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

    /// The ignores that have expired, each once.
    var expired: [Ignore] {
        Self.unique(session.projects.flatMap(\.configuration.ignores).filter { $0.isExpired(on: today) })
    }

    /// The ignores that matched nothing in any project, each once.
    var unused: [Ignore] {
        let used = Set(ignores.flatMap(\.used).compactMap(\.location))
        return Self.unique(ignores.flatMap(\.unused)).filter { $0.location.map { !used.contains($0) } ?? false }
    }

    /// Returns the ignores of configurations without repetitions. A configuration that projects share lists its ignores once
    /// per project.
    private static func unique(_ ignores: [Ignore]) -> [Ignore] {
        var seen: Set<SettingLocation> = []
        return ignores.filter { $0.location.map { seen.insert($0).inserted } ?? false }
    }

    /// The stale entries of every baseline.
    var stale: [BaselineEntry] { sortedBaselines.flatMap(\.filter.stale) }

    /// Warnings about expired, unused and stale entries, one line each.
    var warnings: String {
        var lines = expired.map { "\(Self.location($0)): warning: \(Wording.expired($0))" }
        lines += unused.map { "\(Self.location($0)): warning: \(Wording.unused($0))" }
        let stale = stale
        for entry in stale.prefix(Self.maximumListed) {
            let count = entry.count == 1 ? "" : " (\(entry.count) findings)"
            lines.append(
                "\(entry.location?.description ?? ""): warning: stale baseline entry: \(entry.key)\(count); run axaudit baseline update"
            )
        }
        if stale.count > Self.maximumListed {
            lines.append(
                "warning: \(stale.count - Self.maximumListed) more stale baseline entries; run axaudit baseline update")
        }
        for (path, filter) in sortedBaselines {
            for (from, to) in filter.renamed {
                lines.append(
                    "\(FileSystem.displayed(path)): note: screen \"\(to)\" has findings that the baseline lists for screen "
                        + "\"\(from)\"; if the screen was renamed, rename it in the baseline")
            }
        }
        return lines.map { Escape.terminal($0) + "\n" }.joined()
    }

    /// The number of stale entries that are listed one by one.
    private static let maximumListed = 20

    private static func location(_ ignore: Ignore) -> String { ignore.location?.description ?? "" }
}
