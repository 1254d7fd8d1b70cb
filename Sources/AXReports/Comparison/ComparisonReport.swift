import AXArchives
import AXTestReports
import AXEngine
import AXRuns

extension ComparisonFormat {
    /// For people: the changes by cause.
    package static let text = ComparisonFormat(
        "text", "For people: what is new and what is resolved, by cause.", fileEndings: ["txt", "log"]
    ) { entries, context in
        // A finding is one line, which a script can read.
        var style = context.style
        style.columns = nil
        return ComparisonReport.document(entries, context).text(style)
    }

    /// For a comment on a pull request or the page of a job.
    package static let markdown = ComparisonFormat(
        "markdown", "For a comment on a pull request or the page of a job.", fileEndings: ["md"], isStepSummary: true
    ) { ComparisonReport.document($0, $1).markdown }

    /// A page for a browser.
    package static let html = ComparisonFormat("html", "A page for a browser, in one file.", fileEndings: ["html"]) {
        entries, context in
        let pictures = PicturesSection(entries.comparison, maximum: ComparisonReport.maximumPictures)
        return ComparisonReport.document(entries, context, pictures.markup(context))
            .page(title: "axaudit: comparison", pictures: pictures.kinds, isBroken: true, limit: 2000)
    }
}

/// The comparison of two runs as a document. More entries than it shows are in the JSON report.
enum ComparisonReport {
    /// The number of screens of which a page shows the pictures.
    static let maximumPictures = 100
    /// The number of entries on a page.
    private static let maximumEntries = 500
    /// The number of entries in Markdown: GitHub accepts 65,536 characters per comment.
    private static let maximumMarkdownEntries = 50

    static func document(
        _ entries: ComparisonEntries, _ context: ReportContext, _ pictures: Markup = ""
    ) -> Document {
        let style = context.style
        var document = Document()
        document.add(.heading("axaudit: \(words: entries.summary)", level: 2), in: .markdown)
        document.add(.heading("axaudit: comparison", level: 1), in: .html)
        document.add(.paragraph("\(words: entries.summary)"), in: .html)
        for (change, title) in [(RunChange.new, "New"), (.resolved, "Resolved"), (.unchanged, "Unchanged")] {
            let findings = entries[change].map { finding($0, change) }
            let count = entries[change].reduce(0) { $0 + $1.count }
            let isShown = change == .new || !style.isQuiet && (change == .resolved || style.isVerbose)
            if isShown {
                let words = Wording.count(count, "\(change.rawValue) finding")
                let title = "\(words), \(Wording.count(findings.count, "cause"))"
                document.add(.findings(id: change.rawValue, title: title, findings, maximum: .max), in: .text)
            }
            let pageTitle = "\(title): \(Wording.count(count, "finding"))"
            document.add(
                .findings(id: change.rawValue, title: pageTitle, findings, maximum: maximumEntries), in: .html)
            if change == .unchanged { continue }
            document.add(
                .findings(
                    id: change.rawValue, title: title, findings, maximum: maximumMarkdownEntries,
                    isFolded: change == .resolved), in: .markdown)
        }
        document.add(.markup(pictures), in: .html)
        let remarks = entries.remarks.map { DocumentItem("\($0)") }
        if !style.isQuiet { document.add(.list(remarks), in: .text) }
        document.add(.list(Array(remarks.prefix(maximumMarkdownEntries))), in: .markdown)
        document.add(.section(id: "remarks", title: "Screens and rules", remarks), in: .html)
        document.add(.paragraph("\(words: entries.summary)"), in: .text)
        return document
    }

    private static func finding(_ entry: ComparisonEntries.Entry, _ change: RunChange) -> DocumentFinding {
        let isOwn = entry.isOwnCause || change == .unchanged
        return DocumentFinding(
            severity: entry.severity, ruleID: entry.ruleID, line: entry.line, location: entry.location,
            note: isOwn ? "" : "  (the cause is in both runs)")
    }
}
