import AXEngine
import AXRuns
import AXSyntax

/// The report by success criterion as a table for spreadsheets (RFC 4180), with empty columns for who works on it.
enum CriteriaCSVReport {
    private static let headings = [
        "criterion", "name", "level", "EN 301 549", "Section 508", "answer", "screens checked", "screens with failures",
        "failures", "warnings", "causes", "ignored", "not checked", "example", "owner", "ticket",
    ]

    static func text(_ report: CriteriaAssessment) -> String {
        var text = line(headings)
        for row in report.evaluated + report.rows(.notEvaluated) {
            let criterion = row.criterion
            let count = row.count
            text += line([
                criterion.number, criterion.title, criterion.level.rawValue,
                CriteriaWording.clause(criterion, report.edition), CriteriaWording.section508(criterion),
                CriteriaWording.answer(row, report), String(row.checkedScreens), String(count.failingScreens.count),
                String(count.failures), String(count.warnings), String(count.causes.count), String(count.ignored),
                CriteriaWording.notChecked(row), count.example.map { CriteriaWording.example($0, report) } ?? "", "",
                "",
            ])
        }
        return text
    }

    private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    private static func cell(_ text: String) -> String {
        var text = text.printable(limit: 2000)
        // A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection).
        if let first = text.first, "=+-@".contains(first) { text = "'" + text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
