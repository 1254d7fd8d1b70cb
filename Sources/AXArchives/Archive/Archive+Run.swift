import AXRuns
import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

extension Archive {
    /// Returns the run that all archives together are, with screens in the order of the bytes of their files.
    ///
    /// Where the runs had different settings, the strictest apply. Rules over groups of screens run over the groups of
    /// which the runs have parts.
    ///
    /// - Parameter allowsMixed: Whether parts that were made with other rules, or of other inputs, are accepted.
    /// - Throws: If there is no run, or if parts of a run are missing or do not belong together.
    package func builder(
        naming names: SettingNames = .api, allowingMixed allowsMixed: Bool = false
    ) throws(InputErrors) -> RunBuilder {
        try requireAllParts()
        let mixture = mixture
        if let mixture, !allowsMixed {
            throw InputErrors([InputError(file: "", message: mixture + "; --allow-mixed merges them all the same")])
        }
        let levels = headers.map(\.gate.level)
        let level = [Gate.Level.warning, .failure].first { levels.contains($0) } ?? .never
        let ran = Set(screens.flatMap(\.rules))
        // The configurations of two screens can declare different rules with the same id.
        var rules: [String: [Rule]] = [:]
        for rule in headers.lazy.flatMap(\.rules) where ran.contains(rule.id) {
            if rules[rule.id]?.contains(where: rule.isSame) != true { rules[rule.id, default: []].append(rule) }
        }
        for rule in moved where rules[rule.id] == nil { rules[rule.id] = index.rule(rule.id).map { [$0] } }
        let all = rules.values.flatMap(\.self)
        let known = Dictionary((index.rules + all).map { ($0.id, $0) }) { first, _ in first }
        var settings = RunSettings(
            rules: all, index: RuleIndex(Array(known.values)),
            gate: Gate(level, allowsEmpty: headers.allSatisfy(\.gate.allowsEmpty)))
        settings.namedRules = Set(moved.map(\.id))
        settings.groups = .acrossRuns
        settings.names = names
        settings.detail = detail
        settings.baselines = baselines
        settings.record.maximumWarnings = headers.compactMap(\.record.maximumWarnings).min()
        settings.record.maximumCauses = headers.compactMap(\.record.maximumCauses).min()
        settings.record.minimumScreens = headers.compactMap(\.record.minimumScreens).max()
        settings.record.allowsNoScreens = headers.allSatisfy(\.record.allowsNoScreens)
        settings.record.failsOnUnused = headers.contains(where: \.record.failsOnUnused)
        settings.record.failsOnStale = headers.contains(where: \.record.failsOnStale)
        settings.record.expectedScreens = Self.unique(headers.flatMap(\.record.expectedScreens))
        settings.record.journeys = Self.unique(headers.flatMap(\.record.journeys))
        settings.record.pathErrors = Self.unique(headers.flatMap(\.record.pathErrors))
        let commands = Set(headers.map(\.record.command))
        settings.record.command = commands.count == 1 ? commands.first ?? nil : nil
        settings.record.presets = Self.unique(headers.flatMap(\.record.presets))
        settings.record.criteria = headers.reversed().reduce(CriteriaSettings()) {
            $1.record.criteria.extending($0)
        }
        settings.record.ignores = IgnoreRecord.together(ignores)
        settings.record.mixture = mixture
        settings.mayBeEmpty = settings.record.allowsNoScreens
        var builder = RunBuilder(settings)
        builder.add(settings.record.pathErrors)
        builder.add(errors.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) })
        for number in screens.indices.sorted(by: { Self.precedes(screens[$0], screens[$1]) }) {
            builder.add(screens[number], ofRun: runNumbers[number])
        }
        return builder
    }

    static func precedes(_ one: ScreenAudit, _ other: ScreenAudit) -> Bool {
        if one.screen.origin.file == other.screen.origin.file { return one.number < other.number }
        return one.screen.origin.file.utf8.lexicographicallyPrecedes(other.screen.origin.file.utf8)
    }

    private static func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
        var seen: Set<Item> = []
        return items.filter { seen.insert($0).inserted }
    }
}
