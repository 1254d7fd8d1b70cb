import AXConfiguration
import AXEngine
import AXSyntax

extension Archive {
    /// Returns the run that all archives together are, with screens in the order of the bytes of their files. It is not decided.
    ///
    /// Where the runs had different settings, the strictest apply. Rules over groups of screens run over the groups of which the
    /// runs have parts.
    ///
    /// - Parameter groupRules: The rules that can run over groups of screens.
    /// - Throws: If there is no run, or if parts of a run are missing.
    package func run(_ groupRules: [Rule] = []) throws(InputErrors) -> AuditRun {
        try requireAllParts()
        let levels = headers.map(\.gate.level)
        let level = [Gate.Level.warning, .failure].first { levels.contains($0) } ?? .never
        let ran = Set(screens.flatMap(\.rules))
        // The configurations of two screens can declare different rules with the same id.
        var rules: [String: [Rule]] = [:]
        for rule in headers.lazy.flatMap(\.rules) where ran.contains(rule.id) {
            if rules[rule.id]?.contains(where: rule.isSame) != true { rules[rule.id, default: []].append(rule) }
        }
        for rule in moved where rules[rule.id] == nil { rules[rule.id] = index.rule(rule.id).map { [$0] } }
        var record = RunRecord()
        record.maximumWarnings = headers.compactMap(\.record.maximumWarnings).min()
        record.maximumCauses = headers.compactMap(\.record.maximumCauses).min()
        record.minimumScreens = headers.compactMap(\.record.minimumScreens).max()
        record.allowsNoScreens = headers.allSatisfy(\.record.allowsNoScreens)
        record.failsOnUnused = headers.contains(where: \.record.failsOnUnused)
        record.failsOnStale = headers.contains(where: \.record.failsOnStale)
        record.expectedScreens = Self.unique(headers.flatMap(\.record.expectedScreens))
        record.pathErrors = Self.unique(headers.flatMap(\.record.pathErrors))
        record.presets = Self.unique(headers.flatMap(\.record.presets))
        record.criteria = headers.reversed().reduce(CriteriaSettings()) { $1.record.criteria.extending($0) }
        record.ignores = IgnoreRecord.together(ignores)
        record.baselines = baselines
        var run = AuditRun(
            screens: checkedGroups(groupRules),
            errors: record.pathErrors + errors.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) },
            gate: Gate(level, allowsEmpty: headers.allSatisfy(\.gate.allowsEmpty)), rules: rules.values.flatMap(\.self))
        run.record = record
        run.allowsNoScreens = record.allowsNoScreens && run.screens.isEmpty && run.errors.isEmpty
        return run
    }

    /// Returns the screens in the order of the bytes of their files, with the findings of rules over groups.
    private func checkedGroups(_ rules: [Rule]) -> [ScreenAudit] {
        let order = screens.indices.sorted { Self.precedes(screens[$0], screens[$1]) }
        var audits = order.map { screens[$0] }
        let runs = order.map { runNumbers[$0] }
        if Set(runs).count > 1, audits.contains(where: \.isCompared) {
            ScreenAudit.findGroups(&audits, acrossRuns: runs)
            let check = GroupAudit(rules)
            for group in ScreenAudit.groups(of: audits) where Set(group.map { runs[$0] }).count > 1 {
                for index in group { audits[index].discardGroupResults() }
                _ = check(group, of: &audits)
            }
        }
        for index in audits.indices { audits[index].endGroups() }
        return audits
    }

    private func requireAllParts() throws(InputErrors) {
        guard !headers.isEmpty else {
            throw InputErrors([InputError(file: "", message: "found no run in the archives")])
        }
        let shards = Set(headers.compactMap(\.record.shard))
        for count in Set(shards.map(\.count)).sorted() {
            let missing = (1...count).filter { number in Shard(number, of: count).map { !shards.contains($0) } ?? false
            }
            if missing.isEmpty { continue }
            let names = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
            let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
            let noun = missing.count == 1 ? "part" : "parts"
            throw InputErrors([
                InputError(file: "", message: "found no archive of the \(noun) \(names)\(more), expected all \(count)")
            ])
        }
    }

    private static func precedes(_ one: ScreenAudit, _ other: ScreenAudit) -> Bool {
        if one.screen.file == other.screen.file { return one.number < other.number }
        return one.screen.file.utf8.lexicographicallyPrecedes(other.screen.file.utf8)
    }

    private static func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
        var seen: Set<Item> = []
        return items.filter { seen.insert($0).inserted }
    }
}
