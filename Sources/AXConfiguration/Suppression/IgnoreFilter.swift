import AXEngine
import AXTree

/// Marks ignored findings as suppressed, and collects used and unused ignores.
package struct IgnoreFilter: Sendable {
    private let ignores: [Ignore]
    /// The ignores that have expired.
    private let expired: [Ignore]
    private let rules: RuleIndex
    private let isPartial: Bool
    /// Whether an ignore matched a finding, by its index.
    private var isUsed: [Bool]
    /// The rules that were checked on the screens of an ignore, by its index.
    private var checked: [Set<String>]

    /// A filter for the ignores that have not expired. `isPartial` is whether the run is restricted to some rules.
    package init(_ ignores: [Ignore], _ rules: RuleIndex, today: CalendarDay, isPartial: Bool = false) {
        self.ignores = ignores.filter { !$0.isExpired(on: today) }
        expired = ignores.filter { $0.isExpired(on: today) }
        self.rules = rules
        self.isPartial = isPartial
        isUsed = Array(repeating: false, count: self.ignores.count)
        checked = Array(repeating: [], count: self.ignores.count)
    }

    /// Sets the state of a screen's findings.
    package mutating func apply(to audit: inout ScreenAudit) {
        guard !ignores.isEmpty else { return }
        let inScope = ignores.indices.filter { ignores[$0].scope.contains(audit.screenID) }
        guard !inScope.isEmpty else { return }
        let checkedRules = rules.withFormerIDs(audit.checkedRules, on: audit.screen.platform)
        for index in inScope { checked[index].formUnion(checkedRules) }
        var subtrees: [Int: SelectedSubtrees] = [:]
        for number in audit.findings.indices {
            let finding = audit.findings[number]
            if rules.rule(finding.ruleID)?.isMandatory == true { continue }
            let formerIDs = rules.formerIDs(of: finding.ruleID, on: audit.screen.platform)
            for index in inScope
            where Self.matches(ignores[index], finding, formerIDs, audit.screen, &subtrees[index]) {
                isUsed[index] = true
                // The first reason is reported; the other entries are used all the same.
                if audit.findings[number].state == .new {
                    audit.findings[number].state = .suppressed(reason: ignores[index].reason)
                }
            }
        }
    }

    /// Whether an ignore matches a finding of a rule that had these former ids on the screen's platform. If the finding has
    /// several elements, at most one of them may be unmatched.
    private static func matches(
        _ ignore: Ignore, _ finding: Finding, _ formerIDs: [String], _ screen: Screen,
        _ subtrees: inout SelectedSubtrees?
    ) -> Bool {
        if let ids = ignore.rules, !ids.contains(finding.ruleID),
            !formerIDs.contains(where: { ignore.namedRules?.contains($0) == true })
        {
            return false
        }
        guard let element = ignore.element else { return true }
        var matched = 0
        for found in finding.elements {
            if ignore.subtree {
                var selected = subtrees.take() ?? SelectedSubtrees(of: element)
                if selected.contains(found.index, of: screen) { matched += 1 }
                subtrees = selected
            } else if element.matches(screen.elements[found.index]) {
                matched += 1
            }
        }
        return matched > 0 && finding.elements.count - matched < 2
    }

    /// The ignores that matched a finding.
    package var used: [Ignore] { ignores.indices.filter { isUsed[$0] }.map { ignores[$0] } }

    /// The ignores that matched nothing, although each of their rules was checked on one of their screens.
    package var unused: [Ignore] {
        ignores.indices.filter { index in
            guard !isUsed[index] else { return false }
            guard let ids = ignores[index].rules else { return !isPartial && !checked[index].isEmpty }
            return ids.isSubset(of: checked[index])
        }.map { ignores[$0] }
    }

    /// Returns what is known about the ignores of a configuration, which is the one of index `project`. Those of the command line
    /// are left out.
    package func records(project: Int) -> [IgnoreRecord] {
        func record(_ ignore: Ignore, isExpired: Bool, isUsed: Bool, checked: Set<String>) -> IgnoreRecord? {
            guard let location = ignore.location else { return nil }
            return IgnoreRecord(
                project: project, location: location, summary: ignore.summary, rules: ignore.rules,
                expires: ignore.expires, isExpired: isExpired, isUsed: isUsed, isPartial: isPartial, checked: checked)
        }
        return expired.compactMap { record($0, isExpired: true, isUsed: false, checked: []) }
            + ignores.indices.compactMap {
                record(ignores[$0], isExpired: false, isUsed: isUsed[$0], checked: checked[$0])
            }
    }
}
