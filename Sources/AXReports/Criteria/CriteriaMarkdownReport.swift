import AXEngine
import AXRuns

/// The report by success criterion as a Markdown document.
enum CriteriaMarkdownReport {
    static func text(_ report: CriteriaAssessment, _ context: ReportContext) -> String {
        var text = "## axaudit: "
        text += Escape.markdown(report.run.record.criteria.title ?? "findings by success criterion") + "\n\n"
        let day = context.day.map { ", \($0)" } ?? ""
        text += "\(CriteriaWording.standards(report)). \(Escape.markdown(CriteriaWording.method(report)))\(day).\n\n"
        text += CriteriaWording.reading + "\n\n"
        text += """
            | Criterion | Level | EN 301 549 | 508 | What was found | Checked |
            | --- | --- | --- | --- | --- | --- |

            """
        for row in report.evaluated {
            let criterion = row.criterion
            text += "| \(criterion.number) \(Escape.markdown(criterion.title)) | \(criterion.level.rawValue) "
            text += "| \(CriteriaWording.clause(criterion, report.edition)) | \(CriteriaWording.section508(criterion)) "
            text += "| \(Escape.markdown(CriteriaWording.answer(row, report))) "
            text += "| \(Escape.markdown(CriteriaWording.checked(row))) |\n"
        }
        let numbers = report.rows(.notEvaluated).map(\.criterion.number)
        if !numbers.isEmpty {
            text += "\nNot evaluated, because no rule of the run is about them: \(numbers.joined(separator: ", ")).\n"
        }
        text += section(
            "Examples",
            report.evaluated.compactMap { row in
                row.count.example.map {
                    "\(row.criterion.number): \(Escape.markdownCode(CriteriaWording.example($0, report), limit: 600))"
                }
            })
        text += section(
            CriteriaWording.others, report.others.map { Escape.markdown(CriteriaWording.other($0)) })
        text += section(CriteriaWording.labels, TaskAssessment.all(of: report.run).flatMap(lines))
        text += section(
            "Ignored by the configuration",
            report.ignored.map { "\(Wording.count($0.count, "finding")): \(Escape.markdown($0.reason))" })
        text += section("Errors", report.run.allErrors.map { Escape.markdownCode($0.description) })
        return text + "\n\(Escape.markdown(Wording.summary(report.run)))\n"
    }

    private static func lines(_ task: TaskAssessment) -> [String] {
        let blocked = task.blocked.map { "  - \(Escape.markdown(CriteriaWording.blocked($0)))" }
        let none = task.blocked.isEmpty && task.screenCount > 0 ? ["  - \(CriteriaWording.noFailures)"] : []
        return [([Escape.markdown(CriteriaWording.task(task))] + blocked + none).joined(separator: "\n")]
    }

    private static func section(_ title: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "\n### \(title)\n\n" + items.map { "- \($0)\n" }.joined()
    }
}
