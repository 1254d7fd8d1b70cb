import AXEngine
import AXRuns

/// The report by success criterion as text.
struct CriteriaTextReport {
    /// The whole report.
    private(set) var text = ""
    private let report: CriteriaAssessment
    private let style: TextStyle

    init(_ report: CriteriaAssessment, _ style: TextStyle) {
        self.report = report
        self.style = style
        if let title = report.run.record.criteria.title { line(title, .title) }
        line(CriteriaWording.standards(report))
        line(CriteriaWording.method(report))
        line(CriteriaWording.reading, .aside)
        for answer in CriterionRow.Answer.allCases where answer != .notEvaluated { section(answer) }
        let numbers = report.rows(.notEvaluated).map(\.criterion.number)
        if !numbers.isEmpty {
            line("\n\(CriteriaWording.title(.notEvaluated)), because no rule of the run is about them", .title)
            line(numbers.joined(separator: ", "), indent: 2)
        }
        others()
        tasks()
        ignored()
        for error in report.run.allErrors { line("\nerror: \(error.description)", .failure) }
        line("\n" + Wording.summary(report.run))
    }

    private mutating func line(_ line: String, _ role: TextStyle.Role? = nil, indent: Int = 0) {
        let isAfterBlank = line.hasPrefix("\n")
        if isAfterBlank { text += "\n" }
        let lines = style.lines(
            String(line.drop { $0 == "\n" }), indentedBy: indent, hanging: indent + (indent > 0 ? 2 : 0))
        for line in lines { text += (role.map { style(line, $0) } ?? line) + "\n" }
    }

    private mutating func section(_ answer: CriterionRow.Answer) {
        let rows = report.rows(answer)
        if rows.isEmpty { return }
        line("\n" + CriteriaWording.title(answer), .title)
        for row in rows {
            let criterion = row.criterion
            let clause = CriteriaWording.clause(criterion, report.edition)
            line(
                "\(criterion.number) \(criterion.title) (\(criterion.level.rawValue); EN \(clause); 508: \(CriteriaWording.section508(criterion)))",
                indent: 2)
            line(CriteriaWording.answer(row, report), answer == .fails ? .failure : nil, indent: 4)
            let checked = CriteriaWording.checked(row)
            if !checked.isEmpty { line(checked, .aside, indent: 4) }
            if let example = row.count.example {
                line("example: \(CriteriaWording.example(example, report))", indent: 4)
            }
        }
    }

    private mutating func others() {
        if report.others.isEmpty { return }
        line("\n" + CriteriaWording.others, .title)
        for other in report.others { line(CriteriaWording.other(other), indent: 2) }
    }

    private mutating func tasks() {
        let tasks = TaskAssessment.all(of: report.run)
        if tasks.isEmpty { return }
        line("\n" + CriteriaWording.labels, .title)
        for task in tasks {
            line(CriteriaWording.task(task), indent: 2)
            for blocked in task.blocked { line(CriteriaWording.blocked(blocked), indent: 4) }
            if task.blocked.isEmpty, task.screenCount > 0 { line(CriteriaWording.noFailures, indent: 4) }
        }
    }

    private mutating func ignored() {
        if report.ignored.isEmpty { return }
        line("\nIgnored by the configuration", .title)
        for (reason, count) in report.ignored { line("\(Wording.count(count, "finding")): \(reason)", indent: 2) }
    }
}
