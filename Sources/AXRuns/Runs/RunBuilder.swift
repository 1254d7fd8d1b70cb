import AXConfiguration
import AXEngine
import AXSyntax

/// Makes a run of audited screens. Rules over groups, ignores and baselines are applied to the screens in the order in
/// which they were added, when the run is finished.
package struct RunBuilder: Sendable {
    /// The gate, at first that of the settings.
    package var gate: Gate
    /// What is demanded of all screens together, at first what the settings demand.
    package var record: RunRecord
    /// The reasons beside findings why the run fails.
    package var failureReasons: [String] = []
    private let settings: RunSettings
    private var screens: [ScreenAudit] = []
    private var origins: [Origin] = []
    private var errors: [InputError] = []
    /// The ignores of each project.
    private var ignores: [IgnoreFilter]
    private var baselines: [String: BaselineFilter]

    /// Where a screen is from.
    private struct Origin {
        /// The index of its project; `nil` if a run has already applied the settings of its configuration to it.
        let project: Int?
        /// The number of the run that recorded it.
        let run: Int
    }

    /// Creates a run without screens.
    package init(_ settings: RunSettings) {
        self.settings = settings
        gate = settings.gate
        record = settings.record
        ignores = settings.projects.map { project in
            IgnoreFilter(
                project.configuration.ignores + settings.ignores, settings.index, today: settings.today,
                isPartial: project.isPartial)
        }
        baselines = settings.baselines.mapValues { BaselineFilter($0, settings.index) }
    }

    /// Adds a screen of a project.
    package mutating func add(_ audit: ScreenAudit, of project: Int = 0) {
        add(audit, Origin(project: project, run: 0))
    }

    /// Adds a screen that another run has recorded.
    package mutating func add(_ audit: ScreenAudit, ofRun run: Int) { add(audit, Origin(project: nil, run: run)) }

    /// Adds inputs that could not be read.
    package mutating func add(_ errors: [InputError]) { self.errors += errors }

    private mutating func add(_ audit: ScreenAudit, _ origin: Origin) {
        screens.append(audit)
        origins.append(origin)
    }

    /// Returns the decided run.
    ///
    /// - Parameter wholeScreens: Returns the results, with trees, of screens that turned out to have variants when
    ///   their trees had been removed. The parameter is the indices of the screens in the order in which they were
    ///   added.
    package func finish(rereading wholeScreens: (_ indices: [Int]) -> [Int: ScreenAudit] = { _ in [:] }) -> AuditRun {
        var builder = self
        builder.checkGroups(wholeScreens)
        builder.applySuppressions()
        let ran = ScreenAudit.rules(of: builder.screens).union(settings.namedRules)
        var run = AuditRun(
            screens: builder.screens, errors: errors, gate: gate, rules: settings.rules.filter { ran.contains($0.id) })
        run.allowsNoScreens = screens.isEmpty && errors.isEmpty && settings.mayBeEmpty
        run.failureReasons = failureReasons
        run.settingNames = settings.names
        // A report shows the notes of each screen.
        if let mixture = record.mixture {
            for index in run.screens.indices { run.screens[index].screen.origin.notes.append(mixture) }
        }
        run.record = record
        run.record.ignores += builder.ignores.enumerated().flatMap { $1.records(project: $0) }
        run.record.baselines = settings.baselines
        run.decide(builder.ignores, builder.baselines)
        return run
    }

    /// Returns the screens that were added, and removes them: what is decided about them needs no others. Ignores and
    /// baselines remember what they matched.
    package mutating func takeScreens() -> AuditRun {
        checkGroups { _ in [:] }
        applySuppressions()
        for path in baselines.keys { baselines[path]?.discardScreens() }
        let run = AuditRun(screens: screens, errors: errors, gate: gate, rules: settings.rules)
        (screens, origins, errors) = ([], [], [])
        return run
    }

    // MARK: Steps

    /// Runs the rules over groups of screens.
    private mutating func checkGroups(_ wholeScreens: (_ indices: [Int]) -> [Int: ScreenAudit]) {
        let check = GroupAudit(settings.index.rules)
        for group in groups(wholeScreens) {
            for index in check(group, of: &screens) {
                guard let project = origins[index].project else { continue }
                settings.setCode(&screens[index], project)
                screens[index].setOwners(settings.projects[project].configuration.owners)
            }
        }
        for index in screens.indices { screens[index].reduce(to: settings.detail) }
    }

    /// Returns the indices of the screens of each group, whose trees are whole.
    private mutating func groups(_ wholeScreens: (_ indices: [Int]) -> [Int: ScreenAudit]) -> [[Int]] {
        guard let search = settings.groups, screens.contains(where: \.isCompared) else { return [] }
        switch search {
        case .together: return [Array(screens.indices)]
        case .byName:
            ScreenAudit.findGroups(&screens)
            let lacking = screens.indices.filter { screens[$0].lacksTreeForGroup }
            for (index, var audit) in lacking.isEmpty ? [:] : wholeScreens(lacking) {
                audit.screen.group = screens[index].screen.group
                audit.screen.variant = screens[index].screen.variant
                audit.screen.hasFoundGroup = screens[index].screen.hasFoundGroup
                screens[index] = audit
            }
            return ScreenAudit.groups(of: screens)
        case .acrossRuns:
            let runs = origins.map(\.run)
            guard Set(runs).count > 1 else { return [] }
            ScreenAudit.findGroups(&screens, acrossRuns: runs)
            let groups = ScreenAudit.groups(of: screens).filter { group in Set(group.map { runs[$0] }).count > 1 }
            for index in groups.joined() { screens[index].discardGroupResults() }
            return groups
        }
    }

    /// Sets the state of the findings that are ignored or in a baseline.
    private mutating func applySuppressions() {
        for index in screens.indices {
            if let project = origins[index].project {
                ignores[project].apply(to: &screens[index])
                screens[index].baseline = settings.projects[project].baseline
            }
            if let path = screens[index].baseline { baselines[path]?.apply(to: &screens[index]) }
        }
    }
}
