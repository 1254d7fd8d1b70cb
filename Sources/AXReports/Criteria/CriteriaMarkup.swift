import AXTestReports
import AXEngine
import AXRuns
import AXTree

/// The parts about criteria of the page by success criterion: a summary for one sheet of paper, then each criterion.
enum CriteriaMarkup {
    /// Returns the table of the criteria.
    static func summary(_ report: CriteriaAssessment) -> Markup {
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
        if let numbers = report.notEvaluated {
            markup += "<p class=\"aside\">\(CriteriaWording.notEvaluated): \(numbers)</p>\n"
        }
        markup += "</section>\n"
        return markup
    }

    private static func id(_ criterion: WCAGCriterion) -> String { "wcag-\(criterion.number)" }

    /// Returns the section about one criterion.
    static func criterion(_ row: CriterionRow, _ report: CriteriaAssessment) -> Markup {
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
}
