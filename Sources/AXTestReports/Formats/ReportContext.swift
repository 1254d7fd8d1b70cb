import AXConfiguration

/// The settings of a report that do not depend on the run.
package struct ReportContext: Sendable {
    /// The style of text; formats that programs read ignore it.
    package var style: TextStyle
    /// The paths in reports that other systems read.
    package var paths: ReportPaths
    /// The number of findings that the report for agents lists, or `nil` for all.
    package var maximumFindings: Int?

    /// The name of the file that the report goes to, or `nil` for standard output.
    package var file: String?
    /// The day on which the report is written, or `nil` if it is not known.
    package var day: CalendarDay?

    /// Creates a context.
    package init(
        style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths(), maximumFindings: Int? = nil,
        file: String? = nil, day: CalendarDay? = nil
    ) {
        self.file = file
        self.day = day
        self.style = style
        self.paths = paths
        self.maximumFindings = maximumFindings
    }

    /// Returns the path from the report to a file, as the text of a URL. A report on standard output is in the working
    /// directory.
    package func link(to file: String) -> String { paths.link(to: file, from: self.file) }
}
