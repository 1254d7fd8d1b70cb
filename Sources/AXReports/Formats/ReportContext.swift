/// The settings of a report that do not depend on the run.
package struct ReportContext: Sendable {
    /// The style of text; formats that programs read ignore it.
    package var style: TextStyle
    /// The paths in reports that other systems read.
    package var paths: ReportPaths

    /// Creates a context.
    package init(style: TextStyle = TextStyle(), paths: ReportPaths = ReportPaths()) {
        self.style = style
        self.paths = paths
    }
}
