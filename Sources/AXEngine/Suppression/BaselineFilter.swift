/// Takes findings out of the count that a baseline knows, and knows afterwards what is fixed and what is new.
///
/// Screens are shown to it one after the other, so that which of several equal findings is the new one does not depend on
/// anything but their order.
public struct BaselineFilter: Sendable {
    private let baseline: Baseline
    private let rules: RuleIndex
    /// How many findings of each entry are still to come.
    private var rest: [BaselineEntry.Key: Int]
    /// By screen: the rules that were checked on it.
    private var checked: [String: Set<String>] = [:]
    /// The findings that count, by what a baseline would call them.
    private var new: [BaselineEntry.Key: Int] = [:]

    /// A filter of what a baseline knows.
    public init(_ baseline: Baseline, _ rules: RuleIndex) {
        self.baseline = baseline
        self.rules = rules
        rest = Dictionary(baseline.entries.map { ($0.key, $0.count) }) { first, _ in first }
    }

    /// Sets the state of a screen's findings.
    public mutating func apply(to audit: inout ScreenAudit) {
        checked[audit.place.name, default: []].formUnion(audit.checkedRules)
        for number in audit.findings.indices where audit.findings[number].state == .new {
            guard let key = key(of: audit.findings[number], on: audit.place.name) else { continue }
            if let left = rest[key], left > 0 {
                rest[key] = left - 1
                audit.findings[number].state = .baselined
            } else {
                new[key, default: 0] += 1
            }
        }
    }

    /// What a baseline calls a finding; nil for what cannot be part of one.
    private func key(of finding: Finding, on screen: String) -> BaselineEntry.Key? {
        // A rule that the index does not know is somebody's own.
        let rule = rules.rule(finding.ruleID)
        if rule?.isMandatory == true { return nil }
        return BaselineEntry.Key(
            screen: screen, rule: rule?.id ?? finding.ruleID, key: finding.baseKey,
            message: rule?.presets.contains(.a11yuitests) == true ? finding.message : nil)
    }

    // MARK: Afterwards

    /// The names of the screens that were met.
    public var screens: [String] { checked.keys.sorted() }

    /// What the baseline does not know.
    public var added: Baseline { Baseline(new.map { BaselineEntry($0.key, count: $0.value) }) }

    /// The entries that are fixed, each with the number of its findings that are no more. Only where the rule was checked on
    /// the screen can that be told.
    public var stale: [BaselineEntry] {
        baseline.entries.compactMap { entry in
            guard let left = rest[entry.key], left > 0, let checked = checked[entry.key.screen] else { return nil }
            guard checked.contains(entry.key.rule) || rules.rule(entry.key.rule) == nil else { return nil }
            var stale = entry
            stale.count = left
            return stale
        }
    }

    /// The baseline without what is fixed.
    public var ratcheted: Baseline {
        let fixed = Dictionary(stale.map { ($0.key, $0.count) }) { first, _ in first }
        return Baseline(
            baseline.entries.compactMap { entry in
                let count = entry.count - (fixed[entry.key] ?? 0)
                return count > 0 ? BaselineEntry(entry.key, count: count) : nil
            })
    }

    /// The entries of screens that were not met, about which nothing can be said.
    public var unmet: [BaselineEntry] { baseline.entries.filter { checked[$0.key.screen] == nil } }

    /// Screens that the baseline seems to know by another name: at least half of what is new on them it has for a screen
    /// that was not met.
    public var renamed: [(from: String, to: String)] {
        let known = Dictionary(grouping: baseline.entries, by: \.key.screen)
        let gone = known.filter { checked[$0.key] == nil }
        guard !gone.isEmpty else { return [] }
        let found = Dictionary(grouping: new.keys, by: \.screen).filter { known[$0.key] == nil }
        return found.sorted { $0.key < $1.key }.compactMap { screen, keys in
            let parts = Set(keys.map(Self.withoutScreen))
            let best = gone.map { name, entries in
                (name: name, shared: parts.intersection(entries.map { Self.withoutScreen($0.key) }).count)
            }.max { ($0.shared, $1.name) < ($1.shared, $0.name) }
            guard let best, best.shared > 0, best.shared * 2 >= parts.count else { return nil }
            return (best.name, screen)
        }
    }

    private static func withoutScreen(_ key: BaselineEntry.Key) -> BaselineEntry.Key {
        var key = key
        key.screen = ""
        return key
    }
}
