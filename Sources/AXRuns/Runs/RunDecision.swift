import AXConfiguration
import AXSyntax

/// What was decided about a run besides its verdict, for warnings.
package struct RunDecision: Sendable {
    /// The ignores that have expired.
    package fileprivate(set) var expired: [IgnoreRecord] = []
    /// The ignores that matched nothing.
    package fileprivate(set) var unused: [IgnoreRecord] = []
    /// The baselines with what they matched, by path.
    package fileprivate(set) var baselines: [String: BaselineFilter] = [:]
    /// The stale entries of every baseline.
    package fileprivate(set) var stale: [BaselineEntry] = []
    /// The screens that seem to have another name in a baseline, with the baseline's path.
    package fileprivate(set) var renamed: [(path: String, from: String, to: String)] = []
    /// The rules that a baseline names by an id that they had on one platform, with the baseline's path.
    package var moved: [(path: String, rule: MovedRule)] = []
    /// The names of the screens that were not expected, if others were.
    package fileprivate(set) var unexpected: [String] = []
    /// Whether all screens are skipped, so that the run has looked at nothing and needs a verdict on them.
    package fileprivate(set) var skippedAll = false
    /// The ignores of the configurations and of the caller that matched a finding.
    package fileprivate(set) var usedIgnores: [Ignore] = []
    /// The ignores of the configurations and of the caller that matched nothing in one of the projects, although their
    /// rules were checked there.
    package fileprivate(set) var unusedIgnores: [Ignore] = []

    /// Nothing.
    package init() {}
}

extension AuditRun {
    /// Decides what only all screens together can decide, except in a part of a run: which rules are part of the run,
    /// whether ignores are unused, baseline entries stale and screens missing.
    mutating func decide(_ ignores: [IgnoreFilter], _ baselines: [String: BaselineFilter]) {
        decision.usedIgnores = ignores.flatMap(\.used)
        decision.unusedIgnores = ignores.flatMap(\.unused)
        decision.baselines = baselines
        let filters = baselines.sorted { $0.key < $1.key }
        for (path, filter) in filters {
            decision.moved += filter.moved.sorted { $0.description < $1.description }.map { (path: path, rule: $0) }
        }
        decision.expired = IgnoreRecord.expired(record.ignores)
        guard record.shard == nil else { return }
        decision.skippedAll = !screens.isEmpty && screens.allSatisfy(\.isSkipped)
        leaveOutRules()
        gate.maximumWarnings = record.maximumWarnings ?? gate.maximumWarnings
        gate.maximumCauses = record.maximumCauses ?? gate.maximumCauses
        for (path, filter) in filters {
            decision.stale += filter.stale
            decision.renamed += filter.renamed.map { (path: path, from: $0.from, to: $0.to) }
        }
        decision.unused = IgnoreRecord.unused(record.ignores)
        if record.failsOnUnused, !decision.unused.isEmpty {
            let count = decision.unused.count
            failureReasons.append("failed by \(count) unused ignore\(count == 1 ? "" : "s")")
        }
        if record.failsOnStale, !decision.stale.isEmpty {
            let count = decision.stale.count
            failureReasons.append("failed by \(count) stale baseline \(count == 1 ? "entry" : "entries")")
        }
        decision.unexpected = checkCoverage()
        checkJourneys()
    }

    /// Adds an error for each expected screen that is missing, and for too few screens.
    ///
    /// - Returns: The names of screens that were not expected.
    private mutating func checkCoverage() -> [String] {
        // A screen that was skipped was not looked at.
        let screens = screens.filter { !$0.isSkipped }
        if let least = record.minimumScreens, screens.count < least {
            let found = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
            let name = settingNames.minimumScreens.map { " (\($0))" } ?? ""
            coverageErrors.append(
                InputError(file: "", message: "found \(found), expected at least \(least)\(name)"))
        }
        if record.expectedScreens.isEmpty { return [] }
        // A name can be listed for many screens, so each is looked up once.
        let names = Set(screens.flatMap { [$0.screenID.name, $0.screen.title] })
        let patterns = record.expectedScreens.map(\.pattern).filter { !names.contains($0) && Glob.isGlob($0) }
        let globs = GlobSet(patterns)
        var found: Set<String> = []
        var foundPatterns: Set<String> = []
        for name in names {
            let matches = globs.matches(name)
            if !matches.isEmpty { found.insert(name) }
            foundPatterns.formUnion(matches.map { patterns[$0] })
        }
        for expected in record.expectedScreens {
            if names.contains(expected.pattern) {
                found.insert(expected.pattern)
            } else if !foundPatterns.contains(expected.pattern) {
                // Which of many names is the nearest takes long, so only the first errors have a suggestion.
                let candidates = coverageErrors.count < 20 && names.count <= 1_000 ? names : []
                coverageErrors.append(Self.missing(expected, candidates))
            }
        }
        return screens.filter { audit in
            !found.contains(audit.screenID.name) && !found.contains(audit.screen.title)
        }.map(\.screen.title)
    }

    private static func missing(_ expected: ExpectedScreen, _ candidates: Set<String>) -> InputError {
        let nearest = expected.pattern.nearest(in: candidates.sorted())
        let suggestion = nearest.map { "; did you mean \"\($0.printable)\"?" } ?? ""
        return InputError(
            file: expected.location.file, location: expected.location.location,
            message: "expected screen \"\(expected.pattern.printable)\" is missing\(suggestion)")
    }
}
