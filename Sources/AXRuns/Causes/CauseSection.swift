/// The causes below one heading of a report that groups findings.
package struct CauseSection: Sendable {
    /// The name of the owner or test, or the id of the rule; empty for all causes.
    package let title: String
    /// The groups: failures first, then by the number of screens.
    package let groups: [CauseGroup]
}

extension AuditRun {
    /// Returns the new findings by cause, in the sections of a grouping, sorted by title; findings without owner or
    /// test are last.
    package func sections(by grouping: Grouping) -> [CauseSection] {
        switch grouping {
        case .cause, .screen: return [CauseSection(title: "", groups: causes)].filter { !$0.groups.isEmpty }
        case .rule:
            return Dictionary(grouping: causes, by: \.ruleID).sorted { $0.key < $1.key }
                .map { CauseSection(title: $0.key, groups: $0.value) }
        case .owner:
            let owners = Set(screens.flatMap { $0.findings.filter { $0.state == .new }.map { $0.owner ?? "" } })
            return Self.sections(
                owners, CauseGroup.all(screens) { _, finding in finding.owner ?? "" }, none: "no owner")
        case .test:
            let tests = Set(
                screens.filter { $0.findings.contains { $0.state == .new } }.map { $0.screen.origin.test?.name ?? "" })
            return Self.sections(
                tests, CauseGroup.all(screens) { audit, _ in audit.screen.origin.test?.name ?? "" }, none: "no test")
        }
    }

    /// Returns a section for each title, sorted; the one without a title is last.
    private static func sections(
        _ titles: Set<String>, _ groups: [String: [CauseGroup]], none: String
    ) -> [CauseSection] {
        let sorted = titles.subtracting([""]).sorted() + (titles.contains("") ? [""] : [])
        return sorted.map { CauseSection(title: $0.isEmpty ? none : $0, groups: groups[$0] ?? []) }
    }
}
