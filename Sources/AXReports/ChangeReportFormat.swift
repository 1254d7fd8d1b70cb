import AXEngine

/// How changes are reported. The raw value is what `--format` says.
public enum ChangeReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// For pull requests.
    case markdown
    /// The gallery: each screen before and after, side by side.
    case html

    /// The report of what differs on some screens; `reference` and `current` are what the two sides are called.
    public func report(
        _ differences: [ScreenDifference], reference: String, current: String, style: TextStyle = TextStyle()
    ) -> String {
        switch self {
        case .text: ChangeReport.text(differences, reference: reference, current: current, style: style)
        case .json: ChangeJSONReport.text(differences)
        case .markdown: ChangeMarkdownReport.text(differences, reference: reference, current: current)
        case .html: ChangeHTMLReport.text(differences, reference: reference, current: current)
        }
    }
}
