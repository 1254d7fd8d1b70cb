import AXTree

extension ScreenAudit {
    /// What identifies a group of screens: one screen on two platforms is in two groups.
    private struct GroupKey: Hashable {
        let name: String
        let platform: Platform
    }

    /// Whether the tree is needed until the rules over groups have run.
    private var waitsForGroup: Bool { screen.group != nil && !groupRules.settings.isEmpty }

    /// Removes what a report of this detail does not need: at once, or after the rules over the group of the screen have run.
    package mutating func reduceAfterGroups(to detail: ScreenDetail) {
        if waitsForGroup { finalDetail = detail } else { reduce(to: detail) }
    }

    /// Removes what rules over groups needed and reports do not.
    package mutating func endGroups() {
        guard let detail = finalDetail else { return }
        finalDetail = nil
        reduce(to: detail)
    }

    /// Returns the indices of the screens of each group, in the order of its first screen.
    package static func groups(of audits: [ScreenAudit]) -> [[Int]] {
        var numbers: [GroupKey: Int] = [:]
        var groups: [[Int]] = []
        for index in audits.indices {
            guard let name = audits[index].screen.group else { continue }
            let key = GroupKey(name: name, platform: audits[index].screen.platform)
            if let number = numbers[key] {
                groups[number].append(index)
            } else {
                numbers[key] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    /// Removes the results of rules over groups: they are not checked.
    package mutating func discardGroupResults() {
        let ids = Set(groupRules.settings.map(\.ruleID))
        findings.removeAll { ids.contains($0.ruleID) }
        setNotChecked(ids, ids.sorted().map { .alone($0) })
    }

    /// Removes the findings of rules over groups, and returns the result with only those.
    package mutating func takeGroupFindings() -> ScreenAudit {
        let ids = Set(groupRules.settings.map(\.ruleID))
        var taken = self
        taken.findings.removeAll { !ids.contains($0.ruleID) }
        findings.removeAll { ids.contains($0.ruleID) }
        return taken
    }

    /// Replaces the reasons of these rules.
    package mutating func setNotChecked(_ ids: Set<String>, _ items: [NotChecked]) {
        notChecked.removeAll { ids.contains($0.ruleID) }
        notChecked = (notChecked + items).sorted { $0.ruleID < $1.ruleID }
    }
}
