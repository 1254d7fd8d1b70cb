import AXAudit

/// What does not count in a run: the ignores of each project, and each baseline once, however many projects share it.
struct Suppressions {
    private var ignores: [IgnoreFilter]
    /// By path.
    private(set) var baselines: [String: BaselineFilter] = [:]
    /// By project: the path of its baseline.
    private var pathOfProject: [String?]
    private let session: AuditSession
    private let today: CalendarDay

    /// The ignores of a session alone.
    init(_ session: AuditSession, today: CalendarDay) {
        self.session = session
        self.today = today
        ignores = session.projects.map { project in
            IgnoreFilter(
                project.configuration.ignores + session.options.ignores, .all, today: today,
                isPartial: project.selection.isPartial)
        }
        pathOfProject = session.projects.map { _ in nil }
    }

    /// Lets a baseline hold for a project.
    mutating func set(_ baseline: Baseline, at path: String, for project: Int) {
        pathOfProject[project] = path
        if baselines[path] == nil { baselines[path] = BaselineFilter(baseline, RuleIndex(session.rules)) }
    }

    /// Sets the state of the findings of a screen.
    mutating func apply(to audit: inout ScreenAudit, of project: Int) {
        ignores[project].apply(to: &audit)
        if let path = pathOfProject[project] { baselines[path]?.apply(to: &audit) }
    }

    // MARK: Afterwards

    /// Entries that no longer hold, each once however many projects share it.
    var expired: [Ignore] {
        Self.once(session.projects.flatMap(\.configuration.ignores).filter { $0.isExpired(on: today) })
    }

    /// Entries of no use to any project.
    var unused: [Ignore] {
        let used = Set(ignores.flatMap(\.used).compactMap(\.place))
        return Self.once(ignores.flatMap(\.unused)).filter { $0.place.map { !used.contains($0) } ?? false }
    }

    private static func once(_ ignores: [Ignore]) -> [Ignore] {
        var seen: Set<SettingPlace> = []
        return ignores.filter { $0.place.map { seen.insert($0).inserted } ?? false }
    }

    /// What is fixed, by baseline.
    var stale: [BaselineEntry] { baselines.sorted { $0.key < $1.key }.flatMap(\.value.stale) }

    /// What a person should know of entries that are of no use, one line each.
    var warnings: String {
        var lines = expired.map { ignore in
            "\(Self.place(ignore)): warning: \(Wording.expired(ignore))"
        }
        lines += unused.map { "\(Self.place($0)): warning: \(Wording.unused($0))" }
        let stale = stale
        for entry in stale.prefix(Self.maximumListed) {
            let count = entry.count == 1 ? "" : " (\(entry.count) findings)"
            lines.append(
                "\(entry.place?.description ?? ""): warning: fixed: \(entry.key)\(count); run axaudit baseline update")
        }
        if stale.count > Self.maximumListed {
            lines.append(
                "warning: \(stale.count - Self.maximumListed) more entries are fixed; run axaudit baseline update")
        }
        for (path, filter) in baselines.sorted(by: { $0.key < $1.key }) {
            for (from, to) in filter.renamed {
                lines.append(
                    "\(FileSystem.displayed(path)): note: the findings on screen \"\(to)\" are in the baseline as those "
                        + "of \"\(from)\"; if it was renamed, change the name there")
            }
        }
        return lines.map { Escape.terminal($0) + "\n" }.joined()
    }

    private static let maximumListed = 20

    private static func place(_ ignore: Ignore) -> String { ignore.place?.description ?? "" }
}
