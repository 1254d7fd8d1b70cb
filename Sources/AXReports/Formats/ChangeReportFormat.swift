import AXTestReports
import AXEngine
import AXSnapshots

/// A format of the report of changes between two dumps or snapshots, as a value.
///
/// To add a format, declare it in the file of its report and add it to ``all``; nothing else has to change:
///
/// ```swift
/// extension ChangeReportFormat {
///     /// One CSV row per change.
///     package static let csv = ChangeReportFormat("csv", "One row per change, for spreadsheets.") { differences, _ in
///         ChangeCSVReport.text(differences)
///     }
/// }
/// ```
package struct ChangeReportFormat: NamedReportFormat {
    /// The name of the format in `--format`.
    package let id: String
    /// The purpose of the format, in one line.
    package let summary: String
    /// Whether the report can be the summary of a GitHub Actions step.
    package let isStepSummary: Bool
    /// The endings of file names that choose the format for `--output` without `--format`: `html`, `junit.xml`.
    package let fileEndings: [String]
    /// Whether `diff` prints the remarks of the comparison to standard error, because the report has no field for them.
    package let omitsRemarks: Bool
    /// Whether the report shows the pictures of the screens.
    package let showsPictures: Bool
    private let make: @Sendable ([ScreenDifference], ChangeReportContext) -> String

    /// Creates a format. `make` returns the whole report of the differences, one value per screen.
    package init(
        _ id: String, _ summary: String, fileEndings: [String] = [], isStepSummary: Bool = false,
        omitsRemarks: Bool = false, showsPictures: Bool = false,
        make: @escaping @Sendable ([ScreenDifference], ChangeReportContext) -> String
    ) {
        self.id = id
        self.summary = summary
        self.isStepSummary = isStepSummary
        self.fileEndings = fileEndings
        self.omitsRemarks = omitsRemarks
        self.showsPictures = showsPictures
        self.make = make
    }
}

extension ChangeReportFormat {
    /// For people.
    package static let text = ChangeReportFormat(
        "text", "For people: every change, in reading order.", fileEndings: ["txt", "log"]
    ) {
        differences, context in
        ChangeTextReport.text(
            differences, reference: context.reference, current: context.current, style: context.style)
    }

    /// Every format of reports of changes, in the order in which help lists them.
    package static let all: [ChangeReportFormat] = [.text, .json, .markdown, .junit, .github, .html]

    /// Returns the report of the differences in this format. `reference` and `current` are the names of the two sides.
    /// The style applies to text; the paths apply to reports that other systems read.
    package func report(
        _ differences: [ScreenDifference], reference: String, current: String, style: TextStyle = TextStyle(),
        paths: ReportPaths = ReportPaths()
    ) -> String {
        report(differences, ChangeReportContext(reference: reference, current: current, style: style, paths: paths))
    }

    /// Returns the report of the differences in this format with these settings.
    package func report(_ differences: [ScreenDifference], _ context: ChangeReportContext) -> String {
        make(differences, context)
    }
}

extension ChangeReportFormat: CustomStringConvertible {
    /// The id of the format.
    package var description: String { id }
}
