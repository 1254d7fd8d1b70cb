import AXEngine
import AXTree

extension ReportFormat {
    /// For people: grouped by screen, with the neighbours of each element, the reason and the fix.
    public static let text = ReportFormat(
        "text", "For people: grouped by screen, with reasons and fixes.", fileEndings: ["txt"],
        incompleteNotes: .unlessQuiet
    ) { run, context in
        TextReport(run, style: context.style).text
    }
}

/// The report for people: findings by screen in reading order, each subject among its neighbours, reason and fix once per rule.
struct TextReport {
    /// The whole report, including its last line.
    private(set) var text = ""
    private let run: AuditRun
    private let style: TextStyle
    private let severitiesAtGate: [Severity]
    private let rules: [String: Rule]
    private var explained: Set<String> = []
    /// The remarks on frames that were already written: each appears once per run.
    private var frameRemarks: Set<String> = []

    /// The number of elements of one finding that are shown.
    private static let maximumShown = 5

    init(_ run: AuditRun, style: TextStyle) {
        self.run = run
        self.style = style
        severitiesAtGate = run.severitiesAtGate
        rules = Dictionary(run.rules.map { ($0.id, $0) }) { first, _ in first }
        for audit in run.screens { screen(audit) }
        text += Wording.summary(run) + "\n"
    }

    // MARK: Screens

    private mutating func screen(_ audit: ScreenAudit) {
        let findings = audit.findings.filter {
            $0.state == .new && !(style.isQuiet && !severitiesAtGate.contains($0.severity))
        }
        if style.isQuiet, findings.isEmpty { return }
        title(audit, findings)
        if !style.isQuiet { remarks(audit) }
        if !findings.isEmpty {
            // By index of the element: its index in reading order.
            var readingNumbers = [Int?](repeating: nil, count: audit.screen.elements.count)
            for (number, index) in audit.exposed.enumerated() { readingNumbers[index] = number }
            for finding in findings { self.finding(finding, audit, readingNumbers) }
        }
        text += "\n"
    }

    private mutating func title(_ audit: ScreenAudit, _ findings: [Finding]) {
        let screen = audit.screen
        let name = screen.name.map { Escape.terminal($0, limit: 100) }
        let file = Escape.terminal(screen.file)
        var line = style(name ?? file, .title)
        if name != nil, !file.isEmpty { line += "  " + style(file, .aside) }
        line +=
            "  "
            + style(
                "\(audit.exposed.count) of \(Wording.count(screen.elements.count, "element")) exposed", .aside)
        if findings.isEmpty { line += "  no findings, \(Wording.count(audit.passedCount, "rule")) passed" }
        text += line + "\n"
    }

    /// Writes what qualifies the findings: notes on the dump, and the rules that were not checked.
    private mutating func remarks(_ audit: ScreenAudit) {
        var remarks = audit.screen.notes.map { "note: " + $0 }
        if let remark = audit.screen.frameRemark, frameRemarks.insert(remark).inserted {
            remarks.append("note: " + remark)
        }
        if audit.screen.exposure == .inferred {
            remarks.append(
                "note: this dump does not say which elements are exposed; inferred from types, labels and traits")
        }
        remarks += audit.screen.incomplete.map { "incomplete: " + $0 }
        for (reason, rules) in Wording.byReason(audit.notChecked) {
            remarks.append("not checked: \(rules.joined(separator: ", ")) (\(reason))")
        }
        if style.isVerbose {
            let others = Set(audit.findings.map(\.ruleID)).union(audit.notChecked.map(\.ruleID))
            remarks.append("passed: " + audit.rules.filter { !others.contains($0) }.joined(separator: ", "))
        }
        for remark in remarks { text += "  " + style(Escape.terminal(remark), .aside) + "\n" }
    }

    // MARK: Findings

    private mutating func finding(_ finding: Finding, _ audit: ScreenAudit, _ readingNumbers: [Int?]) {
        let screen = audit.screen
        let severity = style(finding.severity.rawValue, finding.severity == .failure ? .failure : .warning)
        text += "\n"
        if let first = finding.elements.first {
            text += "\(Escape.terminal(screen.file)):\(first.location.line):\(first.location.column)  \(severity)  "
            text += "\(finding.ruleID)  "
            text += Escape.terminal(screen.elements[first.index].summary + ": " + finding.message) + "\n"
        } else {
            text += "\(Escape.terminal(screen.file)):\(audit.location.line):\(audit.location.column)  \(severity)  "
            text += "\(finding.ruleID)  \(Escape.terminal(finding.message))\n"
        }
        if let detail = finding.detail { text += "  " + Escape.terminal(detail) + "\n" }
        readingOrder(finding, audit, readingNumbers)
        if let first = finding.elements.first, !first.path.isEmpty { line("path", first.path) }
        explain(finding.ruleID)
    }

    /// Writes the elements of a finding, with the neighbours of the subject in reading order.
    private mutating func readingOrder(_ finding: Finding, _ audit: ScreenAudit, _ readingNumbers: [Int?]) {
        guard let subject = finding.elements.first?.index else { return }
        let shown = Set(finding.elements.prefix(Self.maximumShown).map(\.index))
        var numbers = Set(shown.compactMap { readingNumbers[$0] })
        if let number = readingNumbers[subject] {
            numbers.formUnion([number - 1, number + 1].filter(audit.exposed.indices.contains))
        }
        let width = String((numbers.max() ?? 0) + 1).count
        var last: Int?
        for number in numbers.sorted() {
            let index = audit.exposed[number]
            if let last, number > last + 1 {
                text += String(repeating: " ", count: 3 + width) + style("…", .aside) + "\n"
            }
            last = number
            let digits = String(number + 1)
            let mark = shown.contains(index) ? "> " : "  "
            let entry =
                "  \(mark)\(String(repeating: " ", count: width - digits.count))\(digits)  "
                + Escape.terminal(Wording.identity(audit.screen.elements[index]))
            text += (shown.contains(index) ? entry : style(entry, .aside)) + "\n"
        }
        let more = finding.elements.count - shown.count
        if more > 0 { text += "    and \(more) more\n" }
    }

    private mutating func explain(_ ruleID: String) {
        guard let rule = rules[ruleID], explained.insert(ruleID).inserted else { return }
        line("why", rule.why)
        line("fix", rule.fix)
        line("more", "axaudit explain \(ruleID)")
    }

    private mutating func line(_ word: String, _ content: String) {
        let padding = String(repeating: " ", count: 6 - word.count)
        text += "  " + style(word, .aside) + padding + Escape.terminal(content) + "\n"
    }
}
