import AXTestReports
import AXEngine
import AXRuns
import AXTree

extension ReportFormat {
    /// Workflow commands of GitHub Actions, which become annotations.
    public static let github = ReportFormat("github", "Annotations for GitHub Actions.", isMadeOfFindings: true) {
        run, context in
        GitHubReport.text(run, context.paths)
    }
}

/// Annotations for GitHub Actions: one for each cause, failures first. GitHub shows ten errors and ten warnings per
/// step; a notice counts the rest.
enum GitHubReport {
    private static let maximumPerLevel = 10

    static func text(_ run: AuditRun, _ paths: ReportPaths) -> String {
        var commands = run.namedErrors.map { name, error in
            WorkflowCommand(
                level: .error, file: paths(error.file), line: error.location?.line, column: error.location?.column,
                title: name == "no-verdict" ? "axaudit: no verdict" : "axaudit: error", lines: [error.description])
        }
        let rules = RuleLookup(run)
        var counts: [WorkflowCommand.Level: Int] = [.error: commands.count]
        commands = Array(commands.prefix(maximumPerLevel))
        for group in groups(run) {
            let level: WorkflowCommand.Level = group.severity == .failure ? .error : .warning
            counts[level, default: 0] += 1
            if counts[level, default: 0] > maximumPerLevel { continue }
            let audit = run.screens[group.screen]
            let finding = group.finding
            let location = audit.location(of: finding)
            // On the line of code, the annotation is shown beside the change that made it.
            let code = finding.certainCode?.place
            // The log shows only the message, so the location is repeated in it.
            var lines = [
                "\(audit.screen.origin.file):\(location.line): \(Wording.line(finding, on: audit))\(group.others) [\(finding.ruleID)]"
            ]
            if let test = audit.screen.origin.test { lines.append("test: \(test.description)") }
            if let rule = rules.rule(finding.ruleID, on: audit) {
                lines.append(rule.guide(on: audit.screen.platform).fix)
            }
            commands.append(
                WorkflowCommand(
                    level: level, file: paths(code?.path ?? audit.screen.origin.file),
                    line: code?.line ?? location.line,
                    column: code?.column ?? location.column,
                    title: finding.ruleID, cause: finding.cause.id, lines: lines))
        }
        if let note = run.mixtureNote {
            commands.append(WorkflowCommand(level: .notice, title: "axaudit", lines: [note.message]))
        }
        let more = counts.values.reduce(0) { $0 + max(0, $1 - maximumPerLevel) }
        if more > 0 {
            commands.append(
                WorkflowCommand(
                    level: .notice, title: "axaudit",
                    lines: ["\(more) more; see the log or the other reports for all of them"]))
        }
        return commands.map(\.text).joined()
    }

    /// Findings that become one annotation, at the first of them.
    private typealias Group = (severity: Severity, screen: Int, finding: Finding, others: String)

    private static func groups(_ run: AuditRun) -> [Group] {
        let causes = run.joinedCauses
        let ids = Set(causes.map(\.cause.id))
        var groups: [Group] = causes.map { group in
            var others = ""
            if group.screens.count > 1 {
                others = "; " + run.screens(of: group)
            } else if group.count > 1 {
                others = "; and \(group.count - 1) more here"
            }
            return (group.severity, group.worst.screen, run.worstFinding(of: group), others)
        }
        for (screen, finding) in run.worstFirst where !ids.contains(finding.cause.id) {
            groups.append((finding.severity, screen, finding, ""))
        }
        return groups.failuresFirst { $0.severity }
    }
}
