import AXTestReports
import AXSyntax

extension Schema {
    /// The schema of the JSON report, version 1.
    package static let report = document("axaudit report, version 1", JSONReport.report.schemaMembers)
}
