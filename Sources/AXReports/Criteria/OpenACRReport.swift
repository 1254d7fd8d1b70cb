import AXTestReports
import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax

extension ReportFormat {
    /// A draft of an accessibility conformance report in the form of GSA's OpenACR.
    public static let openacr = ReportFormat(
        "openacr", "A draft in OpenACR's YAML, for a person to complete.",
        fileEndings: ["openacr.yaml", "openacr.yml"],
        obstacle: OpenACRReport.obstacle
    ) { OpenACRReport.text(CriteriaAssessment($0), $1.day) }
}

/// A draft in OpenACR's YAML (https://github.com/GSA/openacr, schema 0.1.0).
///
/// It contains only the criteria that fail. VPAT's terms have none for a criterion of which a tool found nothing:
/// whether the product supports it is for a person, and `not-evaluated` is allowed at level AAA only.
enum OpenACRReport {
    private static let catalogue = "2.5-edition-wcag-2.2-508-eu-en"

    /// Returns what the schema demands and the configuration lacks, or `nil`.
    static func obstacle(_ run: AuditRun) -> String? {
        let settings = run.record.criteria
        let wanted = [("title", settings.title), ("product.name", settings.product), ("author.email", settings.email)]
        let missing = wanted.filter { $0.1 == nil }.map { "\"\($0.0)\"" }
        if missing.isEmpty { return nil }
        return
            "OpenACR's schema demands \(missing.joined(separator: ", ")); set \(missing.count == 1 ? "it" : "them") below \"criteria\" in .axaudit.json, e.g. \"criteria\": {\"title\": \"Tickets for iOS\", \"product\": {\"name\": \"Tickets\"}, \"author\": {\"email\": \"ada@example.com\"}}"
    }

    static func text(_ report: CriteriaAssessment, _ day: CalendarDay?) -> String {
        let settings = report.run.record.criteria
        var lines = ["# Draft by axaudit; a person has to complete and check it.", "title: \(quoted(settings.title))"]
        lines += ["product:", "  name: \(quoted(settings.product))"]
        if let version = settings.productVersion { lines.append("  version: \(quoted(version))") }
        lines.append("author:")
        if let name = settings.author { lines.append("  name: \(quoted(name))") }
        lines.append("  email: \(quoted(settings.email))")
        if let day { lines.append("report_date: \(quoted(day.description))") }
        lines.append("catalog: \(quoted(catalogue))")
        lines.append("notes: \(quoted("Draft by a tool, incomplete. \(CriteriaWording.reading)"))")
        let method =
            "\(CriteriaWording.method(report))\(day.map { ", \($0)" } ?? ""): accessibility trees of single screens were checked by rules. No assistive technology was used."
        lines.append("evaluation_methods_used: \(quoted(method))")
        let levels: [(WCAGCriterion.Level, String)] = [
            (.a, "success_criteria_level_a"), (.aa, "success_criteria_level_aa"),
        ]
        let failing = report.rows.filter { $0.answer == .fails }
        lines.append(failing.isEmpty ? "chapters: {}" : "chapters:")
        for (level, chapter) in levels {
            let rows = failing.filter { $0.criterion.level == level }
            if rows.isEmpty { continue }
            lines += ["  \(chapter):", "    criteria:"]
            for row in rows {
                let isAuthors = settings.doesNotSupport.contains(row.criterion.number)
                lines += [
                    "      - num: \(quoted(row.criterion.number))", "        components:", "          - name: software",
                    "            adherence:",
                    "              level: \(isAuthors ? "does-not-support" : "partially-supports")",
                    "              notes: \(quoted(notes(row, report, isAuthors: isAuthors)))",
                ]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func notes(_ row: CriterionRow, _ report: CriteriaAssessment, isAuthors: Bool) -> String {
        let screens = "\(row.count.failingScreens.count) of \(Wording.count(report.run.screens.count, "screen"))"
        let found = "\(row.count.words) on \(screens)"
        let example = row.count.example.map { " Example: \(CriteriaWording.example($0, report))" } ?? ""
        if isAuthors { return "Level set by the author. Found: \(found).\(example)" }
        return
            "Draft: at most partially supports; \(found); whether most of the product fails is for the author.\(example)"
    }

    /// Returns a text as a double-quoted scalar of YAML, which a JSON string is too.
    private static func quoted(_ text: String?) -> String { JSONWriter.quoted((text ?? "").printable(limit: 2000)) }
}
