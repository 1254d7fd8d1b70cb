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

    /// Creates a context.
    package init(
        reference: String, current: String, style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths()
    ) {
        self.reference = reference
        self.current = current
        self.style = style
        self.paths = paths
    }
}
