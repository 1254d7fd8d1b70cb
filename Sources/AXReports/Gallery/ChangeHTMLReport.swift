import AXTestReports
import AXEngine
import AXSnapshots
import AXTree

extension ChangeReportFormat {
    /// The gallery: each screen before and after, side by side.
    package static let html = ChangeReportFormat(
        "html", "The gallery: each screen before and after, side by side, for a browser.", fileEndings: ["html"],
        showsPictures: true
    ) { differences, context in
        ChangeHTMLReport.text(differences, context)
    }
}

/// The gallery of a comparison: each screen before and after, side by side, with the changes marked on both.
enum ChangeHTMLReport {
    static func text(_ differences: [ScreenDifference], _ context: ChangeReportContext) -> String {
        var overview: Markup =
            "<section id=\"overview\" aria-labelledby=\"overview-title\">\n<h2 id=\"overview-title\">\(Wording.count(differences.count, "screen"))</h2>\n<ol class=\"cards\">\n"
        for (index, difference) in differences.enumerated() {
            overview +=
                "<li data-screen=\"screen-\(index + 1)\"><a href=\"#screen-\(index + 1)\"><bdi>\(difference.screen, limit: 100)</bdi></a>\(ChangedScreenMarkup.counts(difference))</li>\n"
        }
        overview += "</ol>\n\(HTMLPage.legend)</section>\n"
        let notCompared = ChangeWording.notCompared(differences)
        var head: Markup = """
            <h1>axaudit <span class="verdict \(differences.allSatisfy(\.isEmpty) ? "pass" : "fail")">\(differences.allSatisfy(\.isEmpty) ? "no differences" : "differences")</span></h1>
            <p>\(ChangeWording.summary(differences))</p>
            <p class="aside">Before: <bdi>\(context.reference)</bdi>. After: <bdi>\(context.current)</bdi>.</p>

            """
        if !notCompared.isEmpty {
            head +=
                "<p class=\"aside\">Not compared, because only one input carries it: \(notCompared.joined(separator: ", "))</p>\n"
        }
        return HTMLPage.page(
            title: "axaudit: \(ChangeWording.summary(differences))", head: head, rules: [], overview: overview,
            pictures: context.pictures.values.reduce([]) { $0.union($1.kinds) }
        ) { page in
            for (index, difference) in differences.enumerated() {
                ChangedScreenMarkup(difference, number: index + 1, context.pictures[index], context.link).write(
                    to: &page)
            }
        }.text
    }
}
