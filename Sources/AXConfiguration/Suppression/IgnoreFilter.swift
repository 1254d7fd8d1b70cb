import AXEngine
import AXTree

/// Marks ignored findings as suppressed, and collects used and unused ignores.
package struct IgnoreFilter: Sendable {
    private let ignores: [Ignore]
    /// The ignores that have expired.
    private let expired: [Ignore]
    private let rules: RuleIndex
    private let isPartial: Bool
    private let scopes: ScreenScopeIndex
    private let elements: SelectorIndex
    private let subtrees: SelectorIndex
    /// The ignores without an element, by the current and the former ids of their rules; those of every rule under
    /// `nil`.
    private let withoutElement: [String?: [Int]]
    /// Whether an ignore matched a finding, by its index.
    private var isUsed: [Bool]
    /// The sets of rules that were checked on the screens of an ignore, by its index, as indices in `checkedRules`.
    private var checked: [Set<Int>]
    /// The different sets of rules that were checked on a screen. Most screens have the same.
    private var checkedRules: [Set<String>] = []
    private var checkedNumbers: [Set<String>: Int] = [:]

    /// A filter for the ignores that have not expired. `isPartial` is whether the run is restricted to some rules.
    package init(_ ignores: [Ignore], _ rules: RuleIndex, today: CalendarDay, isPartial: Bool = false) {
        self.ignores = ignores.filter { !$0.isExpired(on: today) }
        expired = ignores.filter { $0.isExpired(on: today) }
        self.rules = rules
        self.isPartial = isPartial
        let valid = self.ignores
        scopes = ScreenScopeIndex(valid.map(\.scope))
        elements = SelectorIndex(valid.map { $0.subtree ? nil : $0.element })
        subtrees = SelectorIndex(valid.map { $0.subtree ? $0.element : nil })
        var withoutElement: [String?: [Int]] = [:]
        for index in valid.indices where valid[index].element == nil {
            guard let ids = valid[index].rules else {
                withoutElement[nil, default: []].append(index)
                continue
            }
            for id in ids.union(valid[index].namedRules ?? []) { withoutElement[id, default: []].append(index) }
        }
        self.withoutElement = withoutElement
        isUsed = Array(repeating: false, count: valid.count)
        checked = Array(repeating: [], count: valid.count)
    }

    /// Sets the state of a screen's findings.
    package mutating func apply(to audit: inout ScreenAudit) {
        guard !ignores.isEmpty else { return }
        let inScope = scopes.containing(audit.screenID)
        guard !inScope.isEmpty else { return }
        record(rules.withFormerIDs(audit.checkedRules, on: audit.screen.platform), for: inScope)
        var isInScope = [Bool](repeating: false, count: ignores.count)
        for index in inScope { isInScope[index] = true }
        var selected = Selected(elements: elements, subtrees: SelectedSubtrees(of: subtrees))
        for number in audit.findings.indices {
            let finding = audit.findings[number]
            if rules.rule(finding.ruleID)?.isMandatory == true { continue }
            let formerIDs = rules.formerIDs(of: finding.ruleID, on: audit.screen.platform)
            // The first reason is reported; the other entries are used all the same.
            var first: Int?
            for index in candidates(finding, formerIDs, audit.screen, &selected) where isInScope[index] {
                if isUsed[index], let first, first < index { continue }
                guard Self.names(ignores[index], finding.ruleID, formerIDs) else { continue }
                isUsed[index] = true
                first = min(first ?? index, index)
            }
            if let first, finding.state == .new {
                audit.findings[number].state = .suppressed(reason: ignores[first].reason)
            }
        }
    }

    /// Returns whether an ignore is for a rule that had these former ids on the screen's platform.
    private static func names(_ ignore: Ignore, _ rule: String, _ formerIDs: [String]) -> Bool {
        guard let ids = ignore.rules else { return true }
        return ids.contains(rule) || formerIDs.contains { ignore.namedRules?.contains($0) == true }
    }

    private mutating func record(_ rules: Set<String>, for inScope: [Int]) {
        let number = checkedNumbers[rules] ?? checkedRules.count
        if number == checkedRules.count {
            checkedNumbers[rules] = number
            checkedRules.append(rules)
        }
        for index in inScope { checked[index].insert(number) }
    }

    /// The ignores that match the elements of a screen.
    private struct Selected {
        let elements: SelectorIndex
        var subtrees: SelectedSubtrees
        /// The ignores, by element, for those that were looked at.
        var known: [Int: [Int]] = [:]

        mutating func ignores(of index: Int, on screen: Screen) -> [Int] {
            if let ignores = known[index] { return ignores }
            let ignores = elements.matches(screen.elements[index]) + subtrees.matches(index, of: screen)
            known[index] = ignores
            return ignores
        }
    }

    /// Returns the ignores that match a finding by its elements, or without elements by its rule, in no particular
    /// order. If the finding has several elements, at most one of them may be unmatched.
    private func candidates(
        _ finding: Finding, _ formerIDs: [String], _ screen: Screen, _ selected: inout Selected
    ) -> [Int] {
        let ids = [nil, finding.ruleID] + formerIDs.map(Optional.some)
        let general = withoutElement.isEmpty ? [] : ids.flatMap { withoutElement[$0] ?? [] }
        if finding.elements.count == 1 { return general + selected.ignores(of: finding.elements[0].index, on: screen) }
        var matched: [Int: Int] = [:]
        for element in finding.elements {
            for ignore in selected.ignores(of: element.index, on: screen) { matched[ignore, default: 0] += 1 }
        }
        return general + matched.filter { finding.elements.count - $0.value < 2 }.keys
    }

    /// The ignores that matched a finding.
    package var used: [Ignore] { ignores.indices.filter { isUsed[$0] }.map { ignores[$0] } }

    /// The ignores that matched nothing, although each of their rules was checked on one of their screens.
    package var unused: [Ignore] {
        ignores.indices.filter { index in
            guard !isUsed[index] else { return false }
            let checked = rulesChecked(for: index)
            guard let ids = ignores[index].rules else { return !isPartial && !checked.isEmpty }
            return ids.isSubset(of: checked)
        }.map { ignores[$0] }
    }

    /// Returns the rules that were checked on the screens of an ignore.
    private func rulesChecked(for index: Int) -> Set<String> {
        checked[index].reduce(into: []) { $0.formUnion(checkedRules[$1]) }
    }

    /// Returns what is known about the ignores of a configuration, which is the one of index `project`. Those of the
    /// command line are left out.
    package func records(project: Int) -> [IgnoreRecord] {
        func record(_ ignore: Ignore, isExpired: Bool, isUsed: Bool, checked: Set<String>) -> IgnoreRecord? {
            guard let location = ignore.location else { return nil }
            return IgnoreRecord(
                project: project, location: location, summary: ignore.summary, rules: ignore.rules,
                expires: ignore.expires, isExpired: isExpired, isUsed: isUsed, isPartial: isPartial, checked: checked)
        }
        return expired.compactMap { record($0, isExpired: true, isUsed: false, checked: []) }
            + ignores.indices.compactMap {
                record(ignores[$0], isExpired: false, isUsed: isUsed[$0], checked: rulesChecked(for: $0))
            }
    }
}
