import AXTree

extension ScreenAudit {
    /// Whether the screen is compared with its other variants, if it has some: by rules over groups, or by its picture.
    package var isCompared: Bool { !groupRules.settings.isEmpty || picture?.isUsed == true }

    /// Whether a rule over groups needs the tree, and it was removed before it was known that the screen has other
    /// variants.
    package var lacksTreeForGroup: Bool { screen.group != nil && isCompared && removed != nil }

    /// Returns the indices of the screens of each group, the base first.
    package static func groups(of audits: [ScreenAudit]) -> [[Int]] {
        let named = audits.indices.filter { audits[$0].screen.group != nil }
        return VariantGroup.all(of: named.map { audits[$0].screen }).map { $0.members.map { named[$0.index] } }
    }

    /// Sets the group and the variant of screens whose files or names differ only by the suffix of a variant.
    package static func findGroups(_ audits: inout [ScreenAudit]) {
        for group in VariantGroup.all(of: audits.map(\.screen)) where group.isFound { set(group, &audits) }
    }

    /// Sets the group and the variant of screens as `findGroups` does, where a group has screens of more than one run.
    /// Groups that one run found by itself stay.
    ///
    /// - Parameter runs: The number of the run of each screen.
    package static func findGroups(_ audits: inout [ScreenAudit], acrossRuns runs: [Int]) {
        let screens = audits.map { audit in
            var screen = audit.screen
            if screen.hasFoundGroup { (screen.group, screen.variant, screen.hasFoundGroup) = (nil, nil, false) }
            return screen
        }
        for group in VariantGroup.all(of: screens) where group.isFound {
            if Set(group.members.map { runs[$0.index] }).count > 1 { set(group, &audits) }
        }
    }

    private static func set(_ group: VariantGroup, _ audits: inout [ScreenAudit]) {
        for member in group.members {
            audits[member.index].screen.group = group.name
            audits[member.index].screen.variant = member.variant.id
            audits[member.index].screen.hasFoundGroup = true
        }
    }

    /// Removes the results of rules over groups, which are not checked, and of the comparison of contrasts.
    package mutating func discardGroupResults() {
        ContrastComparison.discard(from: &self)
        let ids = Set(groupRules.settings.map(\.ruleID))
        findings.removeAll { ids.contains($0.ruleID) }
        for number in findings.indices { findings[number].sharedCause = nil }
        describeFindings()
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
