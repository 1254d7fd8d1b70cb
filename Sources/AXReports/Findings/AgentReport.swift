import AXTestReports
import AXEngine
import AXRuns
import AXTree

extension ReportFormat {
    /// For coding agents and bots: what to change and how, in few bytes.
    public static let agent = ReportFormat(
        "agent", "For coding agents: one line per finding, then one fix per rule."
    ) { AgentReport.text($0, maximumFindings: $1.maximumFindings) }
}

/// One line per finding, failures first, with the selector of the element; then the fix of each rule with its code.
/// Empty if nothing was found.
enum AgentReport {
    static func text(_ run: AuditRun, maximumFindings: Int?) -> String {
        var text = run.allErrors.map { Escape.terminal("\($0) [error]") + "\n" }.joined()
        if let note = run.mixtureNote { text += Escape.terminal(note.message) + "\n" }
        let groups = run.sharedCauses
        let ids = Set(groups.map(\.cause.id))
        let findings = run.worstFirst.filter { !ids.contains($0.finding.cause.id) }
        // Failures first; among them what is on several screens.
        var entries: [(severity: Severity, finding: Finding, line: String)] = groups.map { group in
            let finding = run.worstFinding(of: group)
            let note = "; " + run.screens(of: group)
            return (
                group.severity, finding, line(finding, run.screens[group.worst.screen], group.severity, note: note)
            )
        }
        entries += findings.map { screen, finding in
            (finding.severity, finding, line(finding, run.screens[screen], finding.severity))
        }
        entries = entries.failuresFirst { $0.severity }
        let shown = entries.prefix(maximumFindings ?? .max)
        for entry in shown { text += entry.line }
        if shown.count < entries.count {
            let name = run.settingNames.maximumFindings.map { " (\($0))" } ?? ""
            text += "\(entries.count - shown.count) of \(entries.count) findings not listed\(name)\n"
        }
        let rules = Set(shown.map(\.finding.ruleID))
        let guides = RuleGuides(run)
        for (index, rule) in run.rules.enumerated() where rules.contains(rule.id) {
            for (platform, guide) in guides[index] {
                text += fix(guide, of: platform.map { "\(rule.id) on \($0)" } ?? rule.id)
            }
        }
        return text
    }

    /// Returns `file:line:column severity rule selector: message`.
    private static func line(
        _ finding: Finding, _ audit: ScreenAudit, _ severity: Severity, note: String = ""
    ) -> String {
        let location = audit.location(of: finding)
        let file = Escape.terminal(audit.screen.origin.file)
        let rest = "\(severity.rawValue) \(finding.ruleID) \(selector(finding, audit)): "
        return "\(file):\(location.line):\(location.column) "
            + Escape.terminal(rest + Wording.message(of: finding) + note) + "\n" + code(finding)
    }

    /// Returns the place in the code with the lines around it; empty if it is unknown.
    private static func code(_ finding: Finding) -> String {
        guard let code = finding.code else { return "" }
        let lines =
            ["code \(code.certainty.rawValue) \(code.place.path):\(code.place.line):\(code.place.column)"]
            + code.others.map { "or \($0.path):\($0.line)" } + code.numberedExcerpt
            + (code.insertion.map { ["insert after line \(code.place.line):", $0] } ?? [])
            + (code.replacement.map { ["replace line \(code.place.line):", $0] } ?? [])
        return lines.map { "  " + Escape.terminal($0) + "\n" }.joined()
    }

    /// Returns how to name the element of a finding: `#identifier`, else `type "label"`, else the type and the path.
    private static func selector(_ finding: Finding, _ audit: ScreenAudit) -> String {
        guard let found = finding.elements.first else { return "screen" }
        let element = audit.screen.elements[found.index]
        let isNamed = element.identifier?.isEmpty == false || element.label?.isEmpty == false
        let name = element.keyPart.printable(limit: 100)
        return isNamed || found.path.isEmpty ? name : "\(name) at \(found.path)"
    }

    private static func fix(_ guide: RuleGuide, of subject: String) -> String {
        var text = "\n" + Escape.terminal("\(subject): \(guide.fix)") + "\n"
        for snippet in guide.snippets {
            text += "\(snippet.framework):\n"
            for line in snippet.code.split(separator: "\n") { text += "  " + Escape.terminal(String(line)) + "\n" }
        }
        return text
    }
}
