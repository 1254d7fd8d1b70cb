import AXEngine
import AXRuns
import AXTree

/// The report by success criterion as a page: a summary for one sheet of paper, then each criterion.
enum CriteriaHTMLReport {
    static func text(_ report: CriteriaAssessment, _ context: ReportContext) -> String {
        let settings = report.run.record.criteria
        let product = [settings.product, settings.productVersion].compactMap(\.self).joined(separator: " ")
        var head: Markup = "<h1><bdi>\(settings.title ?? "Findings by success criterion")</bdi></h1>\n"
        if !product.isEmpty { head += "<p><bdi>\(product)</bdi></p>\n" }
        head += "<p>\(CriteriaWording.standards(report))</p>\n"
        let day = context.day.map { ", \($0)" } ?? ""
        head += "<p class=\"aside\"><bdi>\(CriteriaWording.method(report))\(day)</bdi></p>\n"
        head += "<p class=\"aside\">\(CriteriaWording.reading)</p>\n"
        var main = summary(report)
        for row in report.evaluated { main += criterion(row, report) }
        main += list("others", CriteriaWording.others, report.others.map(CriteriaWording.other))
        main += tasks(report)
        main += list(
            "ignored", "Ignored by the configuration",
            report.ignored.map { "\(Wording.count($0.count, "finding")): \($0.reason)" })
        main += list("errors", "Errors", report.run.allErrors.map(\.description))
        main += list("screens", "Screens", report.run.screens.map { screen($0) })
        return HTMLPage.plain(title: "axaudit: \(settings.title ?? "success criteria")", head: head, main: main).text
    }

    private static func summary(_ report: CriteriaAssessment) -> Markup {
        var markup: Markup = """
            <section class="criteria" aria-labelledby="summary"><h2 id="summary">Summary</h2>
            <p>\(Wording.summary(report.run))</p>
            <table><thead><tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">EN 301 549</th><th scope="col">508</th><th scope="col">What was found</th></tr></thead>
            <tbody>

            """
        for row in report.evaluated {
            let criterion = row.criterion
            markup += """
                <tr><th scope="row"><a href="#\(id(criterion))">\(criterion.number) \(criterion.title)</a></th><td>\(criterion.level.rawValue)</td><td>\(CriteriaWording.clause(criterion, report.edition))</td><td>\(CriteriaWording.section508(criterion))</td><td>\(CriteriaWording.answer(row, report))</td></tr>

                """
        }
        markup += "</tbody></table>\n"
        let numbers = report.rows(.notEvaluated).map(\.criterion.number)
        if !numbers.isEmpty {
            markup +=
                "<p class=\"aside\">Not evaluated, because no rule of the run is about them: \(numbers.joined(separator: ", "))</p>\n"
        }
        markup += "</section>\n"
        return markup
    }

    private static func id(_ criterion: WCAGCriterion) -> String { "wcag-\(criterion.number)" }

    private static func criterion(_ row: CriterionRow, _ report: CriteriaAssessment) -> Markup {
        let criterion = row.criterion
        var markup: Markup = """
            <section class="criterion" aria-labelledby="\(id(criterion))"><h2 id="\(id(criterion))">\(criterion.number) \(criterion.title)</h2>
            <p>Level \(criterion.level.rawValue). EN 301 549: \(CriteriaWording.clause(criterion, report.edition)). Section 508: \(CriteriaWording.section508(criterion)).</p>
            <p><bdi>\(CriteriaWording.answer(row, report))</bdi></p>
            <p class="aside"><bdi>\(CriteriaWording.checked(row))</bdi></p>
            <p class="aside">Rules: \(row.rules.sorted().joined(separator: ", "))</p>

            """
        if let example = row.count.example {
            markup += "<p>Example: <bdi>\(CriteriaWording.example(example, report), limit: 600)</bdi></p>\n"
            markup += drawing(example, report)
        }
        markup += "</section>\n"
        return markup
    }

    /// Returns the frames of the elements of a finding on their screen.
    private static func drawing(_ location: FindingCount.Location, _ report: CriteriaAssessment) -> Markup {
        let audit = report.run.screens[location.screen]
        guard let size = audit.screen.size, size.width > 0, size.height > 0 else { return "" }
        let frames = audit.findings[location.finding].elements.prefix(20)
            .compactMap { audit.screen.elements[$0.index].frame }.filter { !$0.isEmpty }
        if frames.isEmpty { return "" }
        let (width, height) = (size.width.inPoints, size.height.inPoints)
        var markup: Markup =
            "<svg class=\"drawing\" width=\"120\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"Where the element is on the screen\"><rect width=\"\(width)\" height=\"\(height)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"4\"/>"
        for frame in frames {
            markup +=
                "<rect x=\"\(frame.x.inPoints)\" y=\"\(frame.y.inPoints)\" width=\"\(frame.width.inPoints)\" height=\"\(frame.height.inPoints)\" fill=\"currentColor\" fill-opacity=\"0.3\" stroke=\"currentColor\" stroke-width=\"4\"/>"
        }
        markup += "</svg>\n"
        return markup
    }

    private static func tasks(_ report: CriteriaAssessment) -> Markup {
        let tasks = TaskAssessment.all(of: report.run)
        if tasks.isEmpty { return "" }
        var markup: Markup =
            "<section aria-labelledby=\"labels\"><h2 id=\"labels\">\(CriteriaWording.labels)</h2>\n"
        for task in tasks {
            markup += "<h3><bdi>\(CriteriaWording.task(task), limit: 600)</bdi></h3>\n<ul>\n"
            for blocked in task.blocked {
                markup += "<li><bdi>\(CriteriaWording.blocked(blocked), limit: 900)</bdi></li>\n"
            }
            if task.blocked.isEmpty, task.screenCount > 0 { markup += "<li>\(CriteriaWording.noFailures)</li>\n" }
            markup += "</ul>\n"
        }
        markup += "</section>\n"
        return markup
    }

    private static func screen(_ audit: ScreenAudit) -> String {
        let verdict = audit.exposedCount == 0 ? ", no exposed elements" : ""
        return "\(audit.screen.title) (\(audit.screen.platform.name)\(verdict))"
    }

    private static func list(_ id: String, _ title: String, _ items: [String]) -> Markup {
        if items.isEmpty { return "" }
        var markup: Markup = "<section aria-labelledby=\"\(id)\"><h2 id=\"\(id)\">\(title)</h2>\n<ul>\n"
        for item in items { markup += "<li><bdi>\(item, limit: 600)</bdi></li>\n" }
        markup += "</ul>\n</section>\n"
        return markup
    }
}
