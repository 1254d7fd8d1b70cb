import AXArchives
import AXTestReports
import AXEngine
import AXRuns

/// A format of the report of a comparison of two runs, as a value. To add a format, declare it in the file of its
/// report and add it to ``all``.
package struct ComparisonFormat: NamedReportFormat {
    /// The name of the format in `--format`.
    package let id: String
    /// The purpose of the format, in one line.
    package let summary: String
    /// Whether the report can be the summary of a GitHub Actions step.
    package let isStepSummary: Bool
    /// The endings of file names that choose the format.
    package let fileEndings: [String]
    private let make: @Sendable (ComparisonEntries, ReportContext) -> String

    /// Creates a format. `make` returns the whole report.
    init(
        _ id: String, _ summary: String, fileEndings: [String], isStepSummary: Bool = false,
        make: @escaping @Sendable (ComparisonEntries, ReportContext) -> String
    ) {
        self.id = id
        self.summary = summary
        self.isStepSummary = isStepSummary
        self.fileEndings = fileEndings
        self.make = make
    }
}

extension ComparisonFormat {
    /// Every format, in the order in which help lists them.
    package static let all: [ComparisonFormat] = [.text, .markdown, .json, .html]

    /// Returns the report of a comparison with these settings. The style applies to text.
    package func report(_ comparison: RunComparison, _ context: ReportContext = ReportContext()) -> String {
        make(ComparisonEntries(comparison), context)
    }
}
