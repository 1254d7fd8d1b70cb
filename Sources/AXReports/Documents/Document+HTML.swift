import AXTestReports

extension Document {
    /// Returns the document as a self-contained page without script. What is before the first section is its header.
    ///
    /// - Parameters:
    ///   - isBroken: Whether the heading of a section is on a line of its own.
    ///   - limit: The number of scalars after which an item is truncated.
    func page(title: String, pictures: Set<PageImages> = [], isBroken: Bool = false, limit: Int) -> String {
        let blocks = blocks(in: .html)
        let head = blocks.prefix { if case .heading = $0 { true } else if case .paragraph = $0 { true } else { false } }
        let write = { (block: Block) in Self.markup(block, isBroken: isBroken, limit: limit) }
        return HTMLPage.plain(
            title: title, head: Self.joined(head.map(write)),
            main: Self.joined(blocks.dropFirst(head.count).map(write)), pictures: pictures
        ).text
    }

    private static func markup(_ block: Block, isBroken: Bool, limit: Int) -> Markup {
        switch block {
        case .heading(let title, let level): return "<h\(level)>\(title.markup())</h\(level)>\n"
        case .paragraph(let text, .aside): return "<p class=\"aside\">\(text.markup())</p>\n"
        case .paragraph(let text, _): return "<p>\(text.markup())</p>\n"
        case .list(let items): return list(items, limit: limit)
        case .section(let id, let title, let items):
            return section(id, title, list(items, limit: limit), isBroken: isBroken)
        case .outline(let id, let title, let items):
            let lists = items.map { item -> Markup in
                "<h3>\(item.text.markup(limit: limit))</h3>\n\(list(item.items, limit: 900))"
            }
            return section(id, title, joined(lists), isBroken: isBroken)
        case .findings(let id, let title, let findings, let maximum, _):
            var markup: Markup = "<ul>\n\(joined(findings.prefix(maximum).map(finding)))</ul>\n"
            if let more = notShown(findings.count - maximum) { markup += "<p>\(more)</p>\n" }
            return section(id, title, markup, isBroken: isBroken)
        case .markup(let markup): return markup
        case .quote, .code, .table: return ""
        }
    }

    private static func section(_ id: String, _ title: String, _ contents: Markup, isBroken: Bool) -> Markup {
        let lineBreak: Markup = isBroken ? "\n" : ""
        return """
            <section aria-labelledby="\(id)">\(lineBreak)<h2 id="\(id)">\(title)</h2>
            \(contents)</section>

            """
    }

    private static func list(_ items: [DocumentItem], limit: Int) -> Markup {
        let items = items.map { item -> Markup in "<li>\(item.text.markup(limit: limit))</li>\n" }
        return "<ul>\n\(joined(items))</ul>\n"
    }

    private static func finding(_ finding: DocumentFinding) -> Markup {
        let severity = finding.severity.rawValue
        return """
            <li class="finding \(severity)"><p><b class="severity">\(severity)</b> <bdi>\(finding.line, limit: 600)</bdi></p>
            <p class="aside"><code>\(finding.ruleID)</code> <bdi>\(finding.location)</bdi></p></li>

            """
    }

    private static func joined(_ parts: [Markup]) -> Markup { parts.reduce(into: "") { $0 += $1 } }
}
