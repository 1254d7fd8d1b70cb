import AXEngine
import AXTree

/// Annotations for GitHub Actions, worst first. A step may make ten errors and ten warnings; the rest is counted in a notice.
enum GitHubReport {
    private static let maximumOfLevel = 10

    static func text(_ run: AuditRun, _ paths: ReportPaths) -> String {
        var commands = run.errors.map { error in
            WorkflowCommand(
                level: .error, file: paths(error.file), line: error.location?.line, column: error.location?.column,
                title: "axaudit: cannot be read", lines: [error.description])
        }
        let rules = Dictionary(run.rules.map { ($0.id, $0) }) { first, _ in first }
        var counts: [WorkflowCommand.Level: Int] = [.error: commands.count]
        commands = Array(commands.prefix(maximumOfLevel))
        for (screen, finding) in run.worstFirst {
            let level: WorkflowCommand.Level = finding.severity == .failure ? .error : .warning
            counts[level, default: 0] += 1
            if counts[level, default: 0] > maximumOfLevel { continue }
            let audit = run.screens[screen]
            let place = audit.place(of: finding)
            // The log shows the message alone, so it says again where it is.
            var lines = ["\(audit.screen.file):\(place.line): \(Wording.line(finding, on: audit)) [\(finding.ruleID)]"]
            if let rule = rules[finding.ruleID] { lines.append(rule.fix) }
            commands.append(
                WorkflowCommand(
                    level: level, file: paths(audit.screen.file), line: place.line, column: place.column,
                    title: finding.ruleID, lines: lines))
        }
        let more = counts.values.reduce(0) { $0 + max(0, $1 - maximumOfLevel) }
        if more > 0 {
            commands.append(
                WorkflowCommand(
                    level: .notice, title: "axaudit",
                    lines: ["\(more) more; the log and the other reports have all of them"]))
        }
        return commands.map(\.text).joined()
    }
}
