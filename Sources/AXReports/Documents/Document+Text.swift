import AXTestReports

extension Document {
    /// Returns the document as text. Lists and sections are separated by a blank line from what is around them.
    func text(_ style: TextStyle) -> String {
        var text = ""
        var isAfterList = false
        for block in blocks(in: .text) {
            let (lines, isList) = Self.lines(block, style)
            if !text.isEmpty, isList || isAfterList { text += "\n" }
            text += lines.map { $0 + "\n" }.joined()
            isAfterList = isAfterList || isList
        }
        return text
    }

    /// Returns the lines of a block, and whether it is a list.
    private static func lines(_ block: Block, _ style: TextStyle) -> (lines: [String], isList: Bool) {
        switch block {
        case .heading(let title, _): (lines(title.plain, .title, style), false)
        case .paragraph(let paragraph, let role): (lines(paragraph.plain, role, style), false)
        case .list(let items): (items.flatMap { lines($0.text.plain, $0.role, style) }, true)
        case .section(_, let title, let items), .outline(_, let title, let items):
            (lines(title, .title, style) + items.flatMap { lines($0, indent: 2, style) }, true)
        case .findings(_, let title, let findings, _, _):
            (lines(title, .title, style) + findings.flatMap { lines($0, style) }, true)
        case .quote, .code, .table, .markup: ([], false)
        }
    }

    private static func lines(
        _ text: String, _ role: TextStyle.Role?, indent: Int = 0, _ style: TextStyle
    ) -> [String] {
        style.lines(text, indentedBy: indent, hanging: indent + (indent > 0 ? 2 : 0))
            .map { line in role.map { style(line, $0) } ?? line }
    }

    private static func lines(_ item: DocumentItem, indent: Int, _ style: TextStyle) -> [String] {
        lines(item.text.plain, item.role, indent: indent, style)
            + item.items.flatMap { lines($0, indent: indent + 2, style) }
    }

    private static func lines(_ finding: DocumentFinding, _ style: TextStyle) -> [String] {
        let severity = style(finding.severity.rawValue, finding.severity == .failure ? .failure : .warning)
        let line = Escape.terminal(finding.line) + style(finding.note, .aside)
        return [
            "  \(severity)  \(finding.ruleID)  \(line)",
            "           " + style(Escape.terminal(finding.location), .aside),
        ]
    }
}
