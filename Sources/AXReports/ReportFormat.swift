import AXEngine

/// A format of reports. The raw value is what `--format` says.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: grouped by screen, with the neighbours of each element, why and how to mend.
    case text
    /// One line a finding, as compilers write them.
    case compact
    /// For programs; version 1.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// JUnit's XML, for the test view of a CI system: a suite a screen, a case a rule.
    case junit
    /// Workflow commands of GitHub Actions, which become annotations.
    case github
    /// GitLab's Code Quality.
    case gitlab
    /// Checkstyle's XML.
    case checkstyle
    /// A summary for the page of a job or a pull request.
    case markdown
    /// The gallery: a picture of every screen with its findings, in one file for a browser.
    case html
}

extension ReportFormat {
    /// Whether the report says what a dump itself left out.
    package var saysWhatIsIncomplete: Bool {
        switch self {
        case .text, .json, .sarif, .markdown, .html: true
        case .compact, .junit, .github, .gitlab, .checkstyle: false
        }
    }

    /// How long it takes to make, about, as against the shortest.
    package var effort: Int {
        switch self {
        case .html: 10
        case .sarif, .junit: 3
        case .text: 2
        case .compact, .json, .github, .gitlab, .checkstyle, .markdown: 1
        }
    }

    /// The report of a run. The style is that of text; the paths are those of what other systems read.
    public func report(
        _ run: AuditRun, style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths()
    ) -> String {
        String(decoding: utf8(run, style: style, paths: paths), as: UTF8.self)
    }

    /// The same in UTF-8, as it is written to a file.
    package func utf8(_ run: AuditRun, style: TextStyle, paths: ReportPaths) -> [UInt8] {
        switch self {
        case .text: Array(TextReport(run, style: style).text.utf8)
        case .compact: Array(CompactReport.text(run).utf8)
        case .json: JSONReport.utf8(run)
        case .sarif: SARIFReport(run, paths).utf8
        case .junit: JUnitReport.utf8(run, paths)
        case .github: Array(GitHubReport.text(run, paths).utf8)
        case .gitlab: GitLabReport.utf8(run, paths)
        case .checkstyle: CheckstyleReport.utf8(run, paths)
        case .markdown: Array(MarkdownReport(run).text.utf8)
        case .html: HTMLReport.utf8(run)
        }
    }
}
