import AXTestReports

extension Document {
    /// The document as Markdown: its blocks, separated by blank lines.
    var markdown: String { blocks(in: .markdown).flatMap(Self.markdown).joined(separator: "\n") }

    /// Returns the Markdown of a block in parts, each of which ends with a line feed.
    private static func markdown(_ block: Block) -> [String] {
        switch block {
        case .heading(let title, let level):
            [String(repeating: "#", count: level) + " \(title.markdown())\n"]
        case .paragraph(let text, _): [text.markdown() + "\n"]
        case .quote(let text): ["> \(text.markdown())\n"]
        case .code(let code, let language): ["```\(language)\n\(code)\n```\n"]
        case .list(let items): [items.map { item($0) }.joined()]
        case .section(_, let title, let items), .outline(_, let title, let items):
            ["### \(title)\n", items.map { item($0) }.joined()]
        case .findings(_, let title, let findings, let maximum, let isFolded):
            [isFolded ? "<details>\n<summary>\(title)</summary>\n" : "### \(title)\n"]
                + [findings.prefix(maximum).map(finding).joined()]
                + [notShown(findings.count - maximum)].compactMap { more in more.map { "\($0)\n" } }
                + (isFolded ? ["</details>\n"] : [])
        case .table(let columns, let rows): [table(columns, rows)]
        case .markup: []
        }
    }

    private static func item(_ item: DocumentItem, indent: String = "") -> String {
        "\(indent)- \(item.text.markdown())\n" + item.items.map { self.item($0, indent: indent + "  ") }.joined()
    }

    private static func finding(_ finding: DocumentFinding) -> String {
        "- **\(finding.severity.rawValue)** \(finding.ruleID): \(Escape.markdownCode(finding.line, limit: 500))  \n"
            + "  \(Escape.markdownCode(finding.location, limit: 200))\n"
    }

    /// Returns a table; nothing if it has no columns.
    private static func table(_ columns: [String], _ rows: [[DocumentText]]) -> String {
        if columns.isEmpty { return "" }
        let head = columns.map { $0.isEmpty ? "| " : "| \($0) " }.joined()
        let lines = rows.map { $0.map { "| \($0.markdown(inTable: true)) " }.joined() }
        return ([head, columns.map { _ in "| --- " }.joined()] + lines).map { $0 + "|\n" }.joined()
    }

    /// Returns how many causes are not shown, or `nil`.
    static func notShown(_ count: Int) -> String? {
        count > 0 ? "\(Wording.count(count, "cause")) not shown; see the JSON report." : nil
    }
}
