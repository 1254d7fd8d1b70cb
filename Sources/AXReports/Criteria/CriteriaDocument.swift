import AXTestReports
import AXConfiguration
import AXEngine
import AXRuns
import AXTree

/// The report by success criterion as a document.
struct CriteriaDocument {
    private(set) var document = Document()
    private let report: CriteriaAssessment

    init(_ report: CriteriaAssessment, day: CalendarDay?) {
        self.report = report
        addHead(day: day.map { ", \($0)" } ?? "")
        addCriteria()
        let others = report.others.map { DocumentItem("\(CriteriaWording.other($0))") }
        document.add(.section(id: "others", title: CriteriaWording.others, others))
        document.add(
            .outline(id: "labels", title: CriteriaWording.labels, TaskAssessment.all(of: report.run).map(Self.item)))
        let ignored = report.ignored.map {
            DocumentItem("\(words: Wording.count($0.count, "finding")): \($0.reason)")
        }
        document.add(.section(id: "ignored", title: "Ignored by the configuration", ignored))
        addEnd()
    }

    private mutating func addHead(day: String) {
        let settings = report.run.record.criteria
        if let title = settings.title { document.add(.heading("\(title)", level: 1), in: .text) }
        document.add(
            .heading("axaudit: \(settings.title ?? "findings by success criterion")", level: 2), in: .markdown)
        document.add(.heading("\(settings.title ?? "Findings by success criterion")", level: 1), in: .html)
        let product = [settings.product, settings.productVersion].compactMap(\.self).joined(separator: " ")
        if !product.isEmpty { document.add(.paragraph("\(product)"), in: .html) }
        let (standards, method) = (CriteriaWording.standards(report), CriteriaWording.method(report))
        document.add(.paragraph("\(words: standards)"), in: .text, .html)
        document.add(.paragraph("\(words: standards). \(method)\(words: day)."), in: .markdown)
        document.add(.paragraph("\(method)"), in: .text)
        document.add(.paragraph("\(method)\(words: day)", .aside), in: .html)
        document.add(.paragraph("\(words: CriteriaWording.reading)", .aside))
    }

    /// Adds what was found by criterion: a list in text, a table in Markdown and CSV, a table and a section each in
    /// HTML.
    private mutating func addCriteria() {
        for answer in CriterionRow.Answer.allCases where answer != .notEvaluated {
            let items = report.rows(answer).map { item($0) }
            document.add(.section(id: "criteria", title: CriteriaWording.title(answer), items), in: .text)
        }
        let markdown = ["Criterion", "Level", "EN 301 549", "508", "What was found", "Checked"]
        document.add(.table(columns: markdown, rows: report.evaluated.map(cells)), in: .markdown)
        let all = report.evaluated + report.rows(.notEvaluated)
        document.add(.table(columns: Self.columns, rows: all.map(allCells)), in: .csv)
        document.add(.markup(CriteriaMarkup.summary(report)), in: .html)
        for row in report.evaluated { document.add(.markup(CriteriaMarkup.criterion(row, report)), in: .html) }
        if let numbers = report.notEvaluated {
            let title = CriteriaWording.notEvaluated
            document.add(.section(id: "not-evaluated", title: title, [DocumentItem("\(words: numbers)")]), in: .text)
            document.add(.paragraph("\(words: title): \(words: numbers)."), in: .markdown)
        }
        let examples = report.evaluated.compactMap { row in
            row.count.example.map { example in
                DocumentItem(
                    "\(words: row.criterion.number): \(code: CriteriaWording.example(example, report), limit: 600)")
            }
        }
        document.add(.section(id: "examples", title: "Examples", examples), in: .markdown)
    }

    private mutating func addEnd() {
        let errors = report.run.allErrors.map(\.description)
        for error in errors { document.add(.paragraph("error: \(error)", .failure), in: .text) }
        document.add(
            .section(id: "errors", title: "Errors", errors.map { DocumentItem("\(code: $0)") }), in: .markdown, .html)
        document.add(.paragraph("\(Wording.summary(report.run))"), in: .text, .markdown)
        let withoutVerdict = report.run.withoutVerdict
        let screens = report.run.screens.enumerated().map { index, audit in
            let verdict = withoutVerdict[index].map { ", \($0.message)" } ?? ""
            return DocumentItem("\(audit.screen.title) (\(audit.screen.platform.name)\(verdict))")
        }
        document.add(.section(id: "screens", title: "Screens", screens), in: .html)
    }

    // MARK: Criteria

    private func item(_ row: CriterionRow) -> DocumentItem {
        let criterion = row.criterion
        let clause = CriteriaWording.clause(criterion, report.edition)
        let standards = "\(criterion.level.rawValue); EN \(clause); 508: \(CriteriaWording.section508(criterion))"
        var items = [
            DocumentItem("\(CriteriaWording.answer(row, report))", row.answer == .fails ? .failure : nil)
        ]
        let checked = CriteriaWording.checked(row)
        if !checked.isEmpty { items.append(DocumentItem("\(checked)", .aside)) }
        if let example = row.count.example {
            items.append(DocumentItem("example: \(CriteriaWording.example(example, report))"))
        }
        return DocumentItem("\(criterion.number) \(criterion.title) (\(standards))", items: items)
    }

    private func cells(_ row: CriterionRow) -> [DocumentText] {
        let criterion = row.criterion
        return [
            "\(words: criterion.number) \(criterion.title)", "\(words: criterion.level.rawValue)",
            "\(words: CriteriaWording.clause(criterion, report.edition))",
            "\(words: CriteriaWording.section508(criterion))", "\(CriteriaWording.answer(row, report))",
            "\(CriteriaWording.checked(row))",
        ]
    }

    /// The columns for spreadsheets. The last two are for who works on a criterion.
    private static let columns = [
        "criterion", "name", "level", "EN 301 549", "Section 508", "answer", "screens checked", "screens with failures",
        "failures", "warnings", "causes", "ignored", "not checked", "example", "owner", "ticket",
    ]

    private func allCells(_ row: CriterionRow) -> [DocumentText] {
        let (criterion, count) = (row.criterion, row.count)
        let texts: [String] = [
            criterion.number, criterion.title, criterion.level.rawValue,
            CriteriaWording.clause(criterion, report.edition), CriteriaWording.section508(criterion),
            CriteriaWording.answer(row, report), String(row.checkedScreens), String(count.failingScreens.count),
            String(count.failures), String(count.warnings), String(count.causes.count), String(count.ignored),
            CriteriaWording.notChecked(row), count.example.map { CriteriaWording.example($0, report) } ?? "", "", "",
        ]
        return texts.map { "\($0)" }
    }

    private static func item(_ task: TaskAssessment) -> DocumentItem {
        var items = task.blocked.map { DocumentItem("\(CriteriaWording.blocked($0))") }
        if items.isEmpty, task.screenCount > 0 { items = [DocumentItem("\(words: CriteriaWording.noFailures)")] }
        return DocumentItem(CriteriaWording.task(task), items: items)
    }
}
