import AXEngine

extension ComparisonFormat {
    /// For a comment on a pull request or the page of a job.
    package static let markdown = ComparisonFormat(
        "markdown", "For a comment on a pull request or the page of a job.", fileEndings: ["md"], isStepSummary: true
    ) { entries, _ in
        ComparisonMarkdownReport.text(entries)
    }
}

/// The comparison in Markdown: new findings open, resolved ones in a collapsed section. Its length is limited, as GitHub accepts
/// 65,536 characters per comment.
enum ComparisonMarkdownReport {
    private static let maximumEntries = 50

    static func text(_ entries: ComparisonEntries) -> String {
        var text = "## axaudit: \(entries.summary)\n"
        if !entries[.new].isEmpty { text += "\n### New\n\n" + list(entries[.new]) }
        if !entries[.resolved].isEmpty {
            text += "\n<details>\n<summary>Resolved</summary>\n\n\(list(entries[.resolved]))\n</details>\n"
        }
        let remarks = entries.remarks
        if !remarks.isEmpty {
            text += "\n" + remarks.prefix(maximumEntries).map { "- \(Escape.markdown($0))\n" }.joined()
        }
        return text
    }

    private static func list(_ entries: [ComparisonEntries.Entry]) -> String {
        var text = ""
        for entry in entries.prefix(maximumEntries) {
            text += "- **\(entry.severity.rawValue)** \(entry.ruleID): "
            text += Escape.markdownCode(entry.line, limit: 500) + "  \n"
            text += "  \(Escape.markdownCode(entry.location, limit: 200))\n"
        }
        let more = entries.count - maximumEntries
        if more > 0 { text += "\n\(Wording.count(more, "cause")) not shown; see the JSON report.\n" }
        return text
    }
}
