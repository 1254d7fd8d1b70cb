import AXEngine
import AXTree

/// Marks the findings that a baseline knows, and collects stale entries and new findings.
///
/// The filter is applied to one screen after the other, so that only their order decides which of several equal
/// findings are new.
package struct BaselineFilter: Sendable {
    /// The baseline.
    package let baseline: Baseline
    private let rules: RuleIndex
    /// The number of findings of each entry that were not found yet.
    private var rest: [BaselineEntry.Key: Int]
    /// The rules that were checked, by screen.
    private var checked: [String: Set<String>] = [:]
    /// The platforms of the audited screens, by screen.
    private var platforms: [String: Set<Platform>] = [:]
    /// The rules that entries name by an id that they had on the platform of a screen.
    package private(set) var moved: Set<MovedRule> = []
    /// The number of new findings, by the key they would have in a baseline.
    private var new: [BaselineEntry.Key: Int] = [:]

    /// A filter for a baseline.
    package init(_ baseline: Baseline, _ rules: RuleIndex) {
        self.baseline = baseline
        self.rules = rules
        rest = Dictionary(baseline.entries.map { ($0.key, $0.count) }) { first, _ in first }
    }

    /// Sets the state of a screen's findings.
    package mutating func apply(to audit: inout ScreenAudit) {
        let (screen, platform) = (audit.screenID.name, audit.screen.platform)
        checked[screen, default: []].formUnion(rules.withFormerIDs(audit.checkedRules, on: platform))
        platforms[screen, default: []].insert(platform)
        for number in audit.findings.indices where audit.findings[number].state == .new {
            guard let key = key(of: audit.findings[number], on: screen) else { continue }
            let known = [key] + formerKeys(of: key, on: platform)
            if let key = known.first(where: { rest[$0, default: 0] > 0 }) {
                rest[key, default: 0] -= 1
                audit.findings[number].state = .baselined
            } else {
                new[key, default: 0] += 1
            }
        }
    }

    /// Removes the audited screens and the new findings from the results, whose size grows with every screen. Entries
    /// that were found remain found.
    package mutating func discardScreens() {
        checked = [:]
        platforms = [:]
        new = [:]
    }

    /// The key of a finding in a baseline, or `nil` if it cannot be part of a baseline.
    private func key(of finding: Finding, on screen: String) -> BaselineEntry.Key? {
        // The index does not have the rules that a configuration declares.
        let rule = rules.rule(finding.ruleID)
        if rule?.isMandatory == true { return nil }
        return BaselineEntry.Key(
            screen: screen, rule: rule?.id ?? finding.ruleID, key: finding.baseKey,
            message: rule?.presets.contains(.a11yuitests) == true ? finding.message : nil)
    }

    /// Returns the keys that a finding had in a baseline while its rule had another id on a platform, and records those
    /// that the baseline has.
    private mutating func formerKeys(of key: BaselineEntry.Key, on platform: Platform) -> [BaselineEntry.Key] {
        rules.formerIDs(of: key.rule, on: platform).compactMap { formerID in
            var former = key
            former.rule = formerID
            guard rest[former] != nil else { return nil }
            moved.insert(MovedRule(formerID: formerID, id: key.rule, platform: platform))
            return former
        }
    }

    // MARK: Results

    /// The names of the audited screens.
    package var screens: [String] { checked.keys.sorted() }

    /// The new findings.
    package var added: Baseline { Baseline(new.map { BaselineEntry($0.key, count: $0.value) }) }

    /// The stale entries, each with the number of its findings that were not found. An entry is stale only if its rule
    /// was checked on its screen or no longer exists.
    package var stale: [BaselineEntry] {
        baseline.entries.compactMap { entry in
            guard let left = rest[entry.key], left > 0, let checked = checked[entry.key.screen] else { return nil }
            guard checked.contains(entry.key.rule) || rules.rule(entry.key.rule) == nil else { return nil }
            var stale = entry
            stale.count = left
            return stale
        }
    }

    /// The baseline without stale entries.
    package var pruned: Baseline {
        let staleCounts = Dictionary(stale.map { ($0.key, $0.count) }) { first, _ in first }
        return Baseline(
            baseline.entries.compactMap { entry in
                let count = entry.count - (staleCounts[entry.key] ?? 0)
                return count > 0 ? BaselineEntry(currentKey(of: entry.key), count: count) : nil
            })
    }

    /// Returns the key of an entry with the id that its rule has now on the platform of its screen, if that is known.
    private func currentKey(of key: BaselineEntry.Key) -> BaselineEntry.Key {
        guard let platforms = platforms[key.screen], platforms.count == 1, let platform = platforms.first else {
            return key
        }
        var key = key
        key.rule = rules.currentID(of: key.rule, on: platform)
        return key
    }

    /// The entries of screens that were not audited.
    package var unmet: [BaselineEntry] { baseline.entries.filter { checked[$0.key.screen] == nil } }

    /// The screens that seem to have another name in the baseline: a screen without entries, if at least half of its
    /// new findings are known for a screen that was not audited.
    package var renamed: [(from: String, to: String)] {
        let known = Dictionary(grouping: baseline.entries, by: \.key.screen)
        let missing = known.filter { checked[$0.key] == nil }
        guard !missing.isEmpty else { return [] }
        let found = Dictionary(grouping: new.keys, by: \.screen).filter { known[$0.key] == nil }
        return found.sorted { $0.key < $1.key }.compactMap { screen, keys in
            let parts = Set(keys.map(Self.withoutScreen))
            let best = missing.map { name, entries in
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
