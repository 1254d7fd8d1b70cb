/// An ignore of a configuration, and what a run found out about it. Records of several runs are decided together.
package struct IgnoreRecord: Hashable, Sendable {
    /// The index of the configuration among those of its run. A configuration that others extend has records for each
    /// of them.
    package var project: Int
    /// The location in the configuration.
    package var location: SettingLocation
    /// The ignore in one line: `target-size on #ad-close (SDK banner)`.
    package var summary: String
    /// The ids of the rules, or `nil` for every rule.
    package var rules: Set<String>?
    /// The last day on which the ignore applies, or `nil` if it does not expire.
    package var expires: CalendarDay?
    /// Whether it had expired on the day of the run.
    package var isExpired: Bool
    /// Whether it matched a finding.
    package var isUsed: Bool
    /// Whether the run was restricted to some rules.
    package var isPartial: Bool
    /// The rules that were checked on the screens of the ignore.
    package var checked: Set<String>

    /// Creates a record.
    package init(
        project: Int, location: SettingLocation, summary: String, rules: Set<String>?, expires: CalendarDay? = nil,
        isExpired: Bool = false, isUsed: Bool = false, isPartial: Bool = false, checked: Set<String> = []
    ) {
        self.project = project
        self.location = location
        self.summary = summary
        self.rules = rules
        self.expires = expires
        self.isExpired = isExpired
        self.isUsed = isUsed
        self.isPartial = isPartial
        self.checked = checked
    }

    /// Returns the ignores that have expired, each location once.
    package static func expired(_ records: [IgnoreRecord]) -> [IgnoreRecord] {
        unique(records.filter(\.isExpired))
    }

    /// Returns the ignores that matched nothing in any of the runs, although each of their rules was checked on one of
    /// their screens; each location once.
    package static func unused(_ records: [IgnoreRecord]) -> [IgnoreRecord] {
        let records = records.filter { !$0.isExpired }
        let used = Set(records.filter(\.isUsed).map(\.location))
        return unique(together(records).filter { $0.isUnused && !used.contains($0.location) })
    }

    private var isUnused: Bool {
        guard !isUsed else { return false }
        guard let rules else { return !isPartial && !checked.isEmpty }
        return rules.isSubset(of: checked)
    }

    /// Returns one record per ignore and configuration, which has what all runs checked.
    package static func together(_ records: [IgnoreRecord]) -> [IgnoreRecord] {
        var result: [IgnoreRecord] = []
        var indices: [IgnoreRecord: Int] = [:]
        for record in records {
            var identity = record
            (identity.isUsed, identity.checked) = (false, [])
            if let index = indices[identity] {
                result[index].isUsed = result[index].isUsed || record.isUsed
                result[index].checked.formUnion(record.checked)
            } else {
                indices[identity] = result.count
                result.append(record)
            }
        }
        return result
    }

    private static func unique(_ records: [IgnoreRecord]) -> [IgnoreRecord] {
        var seen: Set<SettingLocation> = []
        return records.filter { seen.insert($0.location).inserted }
    }
}
