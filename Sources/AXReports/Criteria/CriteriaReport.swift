import AXTestReports
import AXEngine
import AXRuns

extension ReportFormat {
    /// What was found, by success criterion: text, or a page, a Markdown document or a table by the ending of the file.
    public static let criteria = ReportFormat(
        "criteria", "What fails by criterion of WCAG, EN 301 549 and Section 508; .html, .md or .csv by the file.",
        fileEndings: CriteriaReport.endings.map { "criteria." + $0 }, destinationEndings: CriteriaReport.endings
    ) { CriteriaReport.text($0, $1) }
}

/// The report by success criterion in the form of its file.
enum CriteriaReport {
    static let endings = ["txt", "html", "md", "csv"]

    static func text(_ run: AuditRun, _ context: ReportContext) -> String {
        let document = CriteriaDocument(CriteriaAssessment(run), day: context.day).document
        let name = context.file?.lowercased() ?? ""
        switch endings.first(where: { name.hasSuffix("." + $0) }) {
        case "html":
            let title = run.record.criteria.title ?? "success criteria"
            return document.page(title: "axaudit: \(title)", limit: 600)
        case "md": return document.markdown
        case "csv": return document.csv
        default: return document.text(context.style)
        }
    }
}
