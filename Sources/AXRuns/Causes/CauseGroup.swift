import AXEngine
import AXSyntax

/// The new findings of one cause.
package struct CauseGroup: Sendable {
    /// The cause.
    package let cause: Cause
    /// The id of the rule.
    package let ruleID: String
    /// The severity of the most severe finding.
    package private(set) var severity: Severity
    /// The indices of the screens with such findings, each once, in the order of the run.
    package private(set) var screens: [Int]
    /// The number of findings.
    package private(set) var count: Int
    /// The index of the first finding among those of the first screen.
    package let firstFinding: Int

    private mutating func add(_ finding: Finding, on screen: Int) {
        severity = max(severity, finding.severity)
        if screens.last != screen { screens.append(screen) }
        count += 1
    }

    /// Returns the groups of the new findings of screens: failures first, then by the number of screens and of findings, then by
    /// rule and element. The result depends on the order of the screens only in `screens` and `firstFinding`.
    package static func all(_ audits: [ScreenAudit]) -> [CauseGroup] { all(audits) { _, _ in "" }[""] ?? [] }

    /// Returns such groups for each part of the findings, by the part's name.
    static func all(_ audits: [ScreenAudit], by part: (ScreenAudit, Finding) -> String) -> [String: [CauseGroup]] {
        var groups: [String: [CauseGroup]] = [:]
        /// By name of the part and id of the cause: the index of the group.
        var indices: [String: [String: Int]] = [:]
        for (screen, audit) in audits.enumerated() {
            for number in audit.findings.indices where audit.findings[number].state == .new {
                let finding = audit.findings[number]
                let name = part(audit, finding)
                if let index = indices[name]?[finding.cause.id] {
                    groups[name]?[index].add(finding, on: screen)
                } else {
                    indices[name, default: [:]][finding.cause.id] = groups[name, default: []].count
                    groups[name, default: []].append(
                        CauseGroup(
                            cause: finding.cause, ruleID: finding.ruleID, severity: finding.severity,
                            screens: [screen], count: 1, firstFinding: number))
                }
            }
        }
        return groups.mapValues { $0.sorted(by: precedes) }
    }

    private static func precedes(_ one: CauseGroup, _ other: CauseGroup) -> Bool {
        if one.severity != other.severity { return one.severity > other.severity }
        if one.screens.count != other.screens.count { return one.screens.count > other.screens.count }
        if one.count != other.count { return one.count > other.count }
        return (one.ruleID, one.cause.element, one.cause.id) < (other.ruleID, other.cause.element, other.cause.id)
    }
}

extension AuditRun {
    /// The new findings by cause.
    package var causes: [CauseGroup] { CauseGroup.all(screens) }

    /// The number of causes of the new findings.
    package var causeCount: Int {
        var ids: Set<String> = []
        for screen in screens.indices {
            let findings = screens[screen].findings
            for index in findings.indices where findings[index].state == .new { ids.insert(findings[index].cause.id) }
        }
        return ids.count
    }
}
