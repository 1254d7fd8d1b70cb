import AXEngine
import AXRuns

extension ReportFormat {
    /// What was found, by success criterion: text, or a page, a Markdown document or a table by the ending of the file.
    public static let criteria = ReportFormat(
        "criteria", "What fails by criterion of WCAG, EN 301 549 and Section 508; .html, .md or .csv by the file.",
        fileEndings: CriteriaReport.forms.map { "criteria." + $0.ending },
        destinationEndings: CriteriaReport.forms.map(\.ending)
    ) { run, context in
        CriteriaReport.text(run, context)
    }
}

/// The report by success criterion in its forms.
enum CriteriaReport {
    /// A form, by the ending of the file's name.
    struct Form: Sendable {
        let ending: String
        let write: @Sendable (CriteriaAssessment, ReportContext) -> String
    }

    static let forms = [
        Form(ending: "txt") { CriteriaTextReport($0, $1.style).text },
        Form(ending: "html") { CriteriaHTMLReport.text($0, $1) },
        Form(ending: "md") { CriteriaMarkdownReport.text($0, $1) },
        Form(ending: "csv") { report, _ in CriteriaCSVReport.text(report) },
    ]

    static func text(_ run: AuditRun, _ context: ReportContext) -> String {
        let name = context.file?.lowercased() ?? ""
        let form = forms.first { name.hasSuffix("." + $0.ending) } ?? forms[0]
        return form.write(CriteriaAssessment(run), context)
    }
}
