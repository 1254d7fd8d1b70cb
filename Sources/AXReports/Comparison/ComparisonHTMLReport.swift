import AXEngine
import AXRuns

extension ComparisonFormat {
    /// A page for a browser.
    package static let html = ComparisonFormat("html", "A page for a browser, in one file.", fileEndings: ["html"]) {
        entries, context in
        ComparisonHTMLReport.text(entries, context)
    }
}

/// The comparison as a self-contained page without script.
enum ComparisonHTMLReport {
    /// More entries are in the JSON report.
    private static let maximumEntries = 500
    /// The number of screens of which the pictures are shown.
    private static let maximumPictures = 100

    static func text(_ entries: ComparisonEntries, _ context: ReportContext) -> String {
        var main: Markup = ""
        for (change, title) in [(RunChange.new, "New"), (.resolved, "Resolved"), (.unchanged, "Unchanged")] {
            main += section(entries[change], id: change.rawValue, title)
        }
        let pictures = PicturesSection(entries.comparison, maximum: maximumPictures)
        main += pictures.markup(context)
        let remarks = entries.remarks
        if !remarks.isEmpty {
            main += "<section aria-labelledby=\"remarks\">\n<h2 id=\"remarks\">Screens and rules</h2>\n<ul>\n"
            for remark in remarks { main += "<li><bdi>\(remark)</bdi></li>\n" }
            main += "</ul>\n</section>\n"
        }
        return HTMLPage.plain(
            title: "axaudit: comparison", head: "<h1>axaudit: comparison</h1>\n<p>\(entries.summary)</p>\n", main: main,
            pictures: pictures.kinds
        ).text
    }

    private static func section(_ entries: [ComparisonEntries.Entry], id: String, _ title: String) -> Markup {
        if entries.isEmpty { return "" }
        let count = entries.reduce(0) { $0 + $1.count }
        var markup: Markup =
            "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title): \(Wording.count(count, "finding"))</h2>\n<ul>\n"
        for entry in entries.prefix(maximumEntries) {
            markup += """
                <li class="finding \(entry.severity.rawValue)"><p><b class="severity">\(entry.severity.rawValue)</b> <bdi>\(entry.line, limit: 600)</bdi></p>
                <p class="aside"><code>\(entry.ruleID)</code> <bdi>\(entry.location)</bdi></p></li>

                """
        }
        let more = entries.count - maximumEntries
        markup += "</ul>\n"
        if more > 0 { markup += "<p>\(Wording.count(more, "cause")) not shown; see the JSON report.</p>\n" }
        markup += "</section>\n"
        return markup
    }
}
