/// The last steps of the pipeline: the ignores of each project, and the baselines, which projects can share.
package struct Suppressions: Sendable {
    private var ignores: [IgnoreFilter]
    /// The baselines, by path.
    package private(set) var baselines: [String: BaselineFilter] = [:]
    /// The path of the baseline of each project, by the project's index.
    private var baselinePaths: [String?]
    private let projects: [Project]
    private let rules: RuleIndex

    /// Creates the ignores of projects and of the caller, without baselines.
    ///
    /// - Parameter rules: Every rule that a configuration of the projects can name.
    package init(_ projects: [Project], _ rules: RuleIndex, ignores: [Ignore] = [], today: CalendarDay) {
        self.projects = projects
        self.rules = rules
        self.ignores = projects.map { project in
            IgnoreFilter(
                project.configuration.ignores + ignores, rules, today: today, isPartial: project.selection.isPartial)
        }
        baselinePaths = projects.map { _ in nil }
    }

    /// Sets the existing baseline of each project.
    package mutating func setBaselines(_ choice: BaselineChoice) throws(SettingsErrors) {
        for (index, project) in projects.enumerated() {
            if let (path, baseline) = try choice.baseline(of: project, rules) { set(baseline, at: path, for: index) }
        }
    }

    /// Sets the baseline of a project.
    package mutating func set(_ baseline: Baseline, at path: String, for project: Int) {
        baselinePaths[project] = path
        if baselines[path] == nil { baselines[path] = BaselineFilter(baseline, rules) }
    }

    /// Sets the state of the findings of a screen of a project.
    package mutating func apply(to audit: inout ScreenAudit, of project: Int) {
        applyIgnores(to: &audit, of: project)
        if let path = audit.baseline { baselines[path]?.apply(to: &audit) }
    }

    /// Sets the state of the ignored findings of a screen, and the baseline that the decision about the run applies to it.
    package mutating func applyIgnores(to audit: inout ScreenAudit, of project: Int) {
        ignores[project].apply(to: &audit)
        audit.baseline = baselinePaths[project]
    }

    /// Removes what baselines record of each screen.
    package mutating func discardScreens() {
        for path in baselines.keys { baselines[path]?.discardScreens() }
    }
}

// MARK: After a run

extension Suppressions {
    /// The baselines, sorted by path.
    package var sortedBaselines: [(path: String, filter: BaselineFilter)] {
        baselines.sorted { $0.key < $1.key }.map { (path: $0.key, filter: $0.value) }
    }

    /// The rules that baselines name by an id that they had on the platform of a screen, with the baseline's path.
    package var movedRules: [(path: String, rule: MovedRule)] {
        sortedBaselines.flatMap { path, filter in
            filter.moved.sorted { $0.description < $1.description }.map { (path: path, rule: $0) }
        }
    }

    /// The baselines as a run records them, by the paths in messages.
    package var baselineRecords: [String: Baseline] {
        Dictionary(baselines.map { (FileSystem.displayed($0.key), $0.value.baseline) }) { first, _ in first }
    }

    /// What is known about the ignores of the configurations.
    package var records: [IgnoreRecord] {
        ignores.enumerated().flatMap { project, filter in filter.records(project: project) }
    }

    /// The ignores that matched a finding, of all projects.
    package var used: [Ignore] { ignores.flatMap(\.used) }

    /// The ignores that matched nothing in one of the projects, although their rules were checked there.
    package var unused: [Ignore] { ignores.flatMap(\.unused) }
}
