import AXTestReports

/// The settings of a report of changes that do not depend on the changes.
package struct ChangeReportContext: Sendable {
    /// The name of the reference: a file, or the folder of the references.
    package var reference: String
    /// The name of what was compared with the reference: a file, or the run.
    package var current: String
    /// The style of text; formats that programs read ignore it.
    package var style: TextStyle
    /// The paths in reports that other systems read.
    package var paths: ReportPaths
    /// The name of the file that the report goes to, or `nil` for standard output.
    package var file: String?
    /// The pictures of the screens, by the index of the difference.
    package var pictures: [Int: ChangedPictures] = [:]

    /// Creates a context.
    package init(
        reference: String, current: String, style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths()
    ) {
        self.reference = reference
        self.current = current
        self.style = style
        self.paths = paths
    }

    /// Returns the path from the report to a file, as the text of a URL.
    func link(to file: String) -> String { paths.link(to: file, from: self.file) }
}
