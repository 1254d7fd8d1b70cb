import AXEngine
import AXRuns

extension ComparisonFormat {
    /// For people: the changes by cause.
    package static let text = ComparisonFormat(
        "text", "For people: what is new and what is resolved, by cause.", fileEndings: ["txt"]
    ) {
        entries, context in
        ComparisonTextReport.text(entries, context.style)
    }
}

/// The comparison for people. Unchanged findings are listed in a verbose report only.
enum ComparisonTextReport {
    static func text(_ entries: ComparisonEntries, _ style: TextStyle) -> String {
        var text = ""
        let changes: [RunChange] = style.isVerbose ? [.new, .resolved, .unchanged] : [.new, .resolved]
        for change in changes where !(style.isQuiet && change != .new) {
            let list = entries[change]
            if list.isEmpty { continue }
            let count = Wording.count(list.reduce(0) { $0 + $1.count }, "\(change.rawValue) finding")
            text += style("\(count), \(Wording.count(list.count, "cause"))", .title) + "\n"
            for entry in list {
                let kind = entry.isOwnCause || change == .unchanged ? "" : "  (the cause is in both runs)"
                let severity = style(entry.severity.rawValue, entry.severity == .failure ? .failure : .warning)
                text += "  \(severity)  \(entry.ruleID)  \(Escape.terminal(entry.line))\(style(kind, .aside))\n"
                text += "           " + style(Escape.terminal(entry.location), .aside) + "\n"
            }
            text += "\n"
        }
        if !style.isQuiet {
            let remarks = entries.remarks
            for remark in remarks { text += Escape.terminal(remark) + "\n" }
            if !remarks.isEmpty { text += "\n" }
        }
        return text + entries.summary + "\n"
    }
}
