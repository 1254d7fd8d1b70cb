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
    package private(set) var count = 0
    /// The number of findings that are failures.
    package private(set) var failures = 0
    /// The first of the most severe findings: the index of its screen, and its index among the findings of the screen.
    package private(set) var worst: (screen: Int, finding: Int)

    fileprivate init(_ finding: Finding, _ number: Int, on screen: Int) {
        (cause, ruleID, severity) = (finding.cause, finding.ruleID, finding.severity)
        (screens, worst) = ([screen], (screen, number))
        add(finding, number, on: screen)
    }

    fileprivate mutating func add(_ finding: Finding, _ number: Int, on screen: Int) {
        if finding.severity > severity { (severity, worst) = (finding.severity, (screen, number)) }
        if finding.severity == .failure { failures += 1 }
        if screens.last != screen { screens.append(screen) }
        count += 1
    }

    /// Returns the groups of the new findings of screens: failures first, then by the number of screens and of
    /// findings, then by rule and element. The result depends on the order of the screens only in `screens` and
    /// `worst`.
    package static func all(_ audits: [ScreenAudit]) -> [CauseGroup] { all(audits) { _, _ in "" }[""] ?? [] }

    /// Returns such groups for each part of the findings, by the part's name.
    static func all(_ audits: [ScreenAudit], by part: (ScreenAudit, Finding) -> String) -> [String: [CauseGroup]] {
        var parts: [String: CauseGroups] = [:]
        for screen in audits.indices {
            for number in audits[screen].findings.indices where audits[screen].findings[number].state == .new {
                let name = part(audits[screen], audits[screen].findings[number])
                parts[name, default: CauseGroups()].add(audits[screen].findings[number], number, on: screen)
            }
        }
        return parts.mapValues { $0.groups.sorted(by: precedes) }
    }

    private static func precedes(_ one: CauseGroup, _ other: CauseGroup) -> Bool {
        if one.severity != other.severity { return one.severity > other.severity }
        if one.screens.count != other.screens.count { return one.screens.count > other.screens.count }
        if one.count != other.count { return one.count > other.count }
        return (one.ruleID, one.cause.element, one.cause.id) < (other.ruleID, other.cause.element, other.cause.id)
    }
}

/// The groups of a part of the findings while they are collected.
private struct CauseGroups {
    private(set) var groups: [CauseGroup] = []
    /// By id of the cause: the index of the group.
    private var indices: [String: Int] = [:]

    /// Adds a finding that has a number among those of a screen.
    mutating func add(_ finding: Finding, _ number: Int, on screen: Int) {
        if let index = indices[finding.cause.id] { return groups[index].add(finding, number, on: screen) }
        indices[finding.cause.id] = groups.count
        groups.append(CauseGroup(finding, number, on: screen))
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
