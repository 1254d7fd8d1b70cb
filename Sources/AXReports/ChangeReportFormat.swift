import AXEngine
import AXSnapshots

/// How changes are reported. The raw value is what `--format` says.
public enum ChangeReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// For pull requests.
    case markdown
    /// For whatever shows test results.
    case junit
    /// Annotations in GitHub Actions.
    case github
    /// The gallery: each screen before and after, side by side.
    case html

    /// The report of what differs on some screens; `reference` and `current` are what the two sides are called. The style is
    /// that of text; the paths are those of what other systems read.
    public func report(
        _ differences: [ScreenDifference], reference: String, current: String, style: TextStyle = TextStyle(),
        paths: ReportPaths = ReportPaths()
    ) -> String {
        switch self {
        case .text: ChangeReport.text(differences, reference: reference, current: current, style: style)
        case .json: ChangeJSONReport.text(differences)
        case .markdown: ChangeMarkdownReport.text(differences, reference: reference, current: current)
        case .junit: ChangeJUnitReport.text(differences, reference: reference, file: paths(current))
        case .github: ChangeGitHubReport.text(differences, file: paths(current))
        case .html: ChangeHTMLReport.text(differences, reference: reference, current: current)
        }
    }
}
