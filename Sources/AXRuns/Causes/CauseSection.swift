/// The causes below one heading of a report that groups findings.
package struct CauseSection: Sendable {
    /// The name of the owner or the id of the rule; empty for all causes.
    package let title: String
    /// The groups: failures first, then by the number of screens.
    package let groups: [CauseGroup]
}

extension AuditRun {
    /// Returns the new findings by cause, in the sections of a grouping, sorted by title; findings without owner are last.
    package func sections(by grouping: Grouping) -> [CauseSection] {
        switch grouping {
        case .cause, .screen: return [CauseSection(title: "", groups: causes)].filter { !$0.groups.isEmpty }
        case .rule:
            return Dictionary(grouping: causes, by: \.ruleID).sorted { $0.key < $1.key }
                .map { CauseSection(title: $0.key, groups: $0.value) }
        case .owner:
            let owners = Set(screens.flatMap { $0.findings.filter { $0.state == .new }.map { $0.owner ?? "" } })
            let sorted = owners.subtracting([""]).sorted() + (owners.contains("") ? [""] : [])
            let groups = CauseGroup.all(screens) { $0.owner ?? "" }
            return sorted.map { CauseSection(title: $0.isEmpty ? "no owner" : $0, groups: groups[$0] ?? []) }
        }
    }
}
