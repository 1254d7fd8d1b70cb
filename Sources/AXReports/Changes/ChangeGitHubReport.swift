import AXTestReports
import AXEngine
import AXSnapshots
import AXTree

extension ChangeReportFormat {
    /// Annotations in GitHub Actions.
    package static let github = ChangeReportFormat("github", "Annotations for GitHub Actions.") {
        differences, context in
        ChangeGitHubReport.text(differences, file: context.paths(context.current))
    }
}

/// Annotations of the changes for GitHub Actions. GitHub shows ten errors per step; a notice counts the rest.
enum ChangeGitHubReport {
    private static let maximum = 10

    static func text(_ differences: [ScreenDifference], file: String) -> String {
        let changes = differences.flatMap { difference in difference.changes.map { (difference.screen, $0) } }
        var commands = changes.prefix(maximum).map { screen, change in
            WorkflowCommand(
                level: .error, file: file, title: "\(CommandName.diff)",
                lines: ["\(screen): \(ChangeWording.line(change))"])
        }
        if changes.count > maximum {
            commands.append(
                WorkflowCommand(
                    level: .notice, title: "\(CommandName.diff)",
                    lines: ["\(changes.count - maximum) more; see the log or the other reports for all of them"]))
        }
        return commands.map(\.text).joined()
    }
}
