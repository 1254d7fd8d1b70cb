import AXEngine
import AXTree

extension ReportFormat {
    /// For people: the findings by screen, reason and fix once per rule, and a table of the rules.
    public static let text = ReportFormat(
        "text", "For people: grouped by screen, with reasons and fixes.", fileEndings: ["txt"],
        incompleteNotes: .unlessQuiet
    ) { run, context in
        TextReport(run, style: context.style).text
    }
}

/// The report for people: one row per finding below the title of its screen, then a table by rule, what was not checked, and the
/// counts.
struct TextReport {
    /// The whole report, including its last line.
    private(set) var text = ""
    private let run: AuditRun
    private let style: TextStyle
    private let severitiesAtGate: [Severity]
    private let rules: RuleLookup
    private var explained: Set<Int> = []
    /// The remarks on frames that were already written: each appears once per run.
    private var printedRemarks: Set<String> = []

    init(_ run: AuditRun, style: TextStyle) {
        self.run = run
        self.style = style
        severitiesAtGate = run.severitiesAtGate
        rules = RuleLookup(run)
        for audit in run.screens { screen(audit) }
        if !style.isQuiet {
            section(RuleTable.lines(run, style))
            section(RunNotes(run, style).lines)
        }
        text += Wording.summary(run) + "\n"
    }

    private mutating func section(_ lines: [String]) {
        if lines.isEmpty { return }
        text += lines.joined(separator: "\n") + "\n\n"
    }

    // MARK: Screens

    private mutating func screen(_ audit: ScreenAudit) {
        let findings = audit.findings.filter {
            $0.state == .new && !(style.isQuiet && !severitiesAtGate.contains($0.severity))
        }
        if findings.isEmpty, style.isQuiet || !style.isVerbose { return }
        title(audit, findings)
        if style.isVerbose, !style.isQuiet { remarks(audit) }
        var rows = FindingRows(audit, findings, style)
        for group in style.isVerbose ? findings.map({ FindingGroup(first: $0) }) : FindingGroup.groups(findings) {
            text += rows.text(group)
            if let index = rules.index(group.first.ruleID, on: audit), explained.insert(index).inserted {
                text += rows.explanation(run.rules[index])
            }
        }
        text += "\n"
    }

    /// Writes the name, the file and the counts, on two lines if they do not fit on one.
    private mutating func title(_ audit: ScreenAudit, _ findings: [Finding]) {
        let name = audit.screen.name.map { Escape.terminal($0, limit: 100) }
        let file = Escape.terminal(audit.screen.file)
        let isNamed = name != nil && !file.isEmpty
        let failures = findings.count { $0.severity == .failure }
        var counts = Wording.counts(failures: failures, warnings: findings.count - failures)
        if counts.isEmpty { counts = "no findings, \(Wording.count(audit.passedCount, "rule")) passed" }
        let width = ([name ?? file, counts] + (isNamed ? [file] : [])).reduce(-2) { $0 + 2 + $1.columns }
        let isNarrow = width > style.columns ?? .max
        let role: TextStyle.Role = failures > 0 ? .failure : findings.isEmpty ? .aside : .warning
        text += style(name ?? file, .title)
        if isNamed, !isNarrow { text += "  " + style(file, .aside) }
        text += (isNarrow && !isNamed ? "\n  " : "  ") + style(counts, role) + "\n"
        if isNamed, isNarrow { text += "  " + style(file, .aside) + "\n" }
    }

    /// Writes what qualifies the findings: notes on the dump, and the rules that passed or were not checked.
    private mutating func remarks(_ audit: ScreenAudit) {
        var remarks = ["\(audit.exposed.count) of \(Wording.count(audit.screen.elements.count, "element")) exposed"]
        remarks += audit.screen.notes.map { "note: " + $0 }
        for remark in audit.screen.remarks where printedRemarks.insert(remark).inserted {
            remarks.append("note: " + remark)
        }
        if audit.screen.exposure == .inferred, audit.screen.platform == .iOS {
            remarks.append("note: " + Wording.inferredExposure)
        }
        remarks += audit.screen.incomplete.map { "incomplete: " + $0 }
        for (reason, rules) in Wording.byReason(audit.notChecked) {
            remarks.append("not checked: \(rules.joined(separator: ", ")) (\(reason))")
        }
        let others = Set(audit.findings.map(\.ruleID)).union(audit.notChecked.map(\.ruleID))
        let passed = audit.rules.filter { !others.contains($0) }
        if !passed.isEmpty { remarks.append("passed: " + passed.joined(separator: ", ")) }
        for remark in remarks {
            for line in style.lines(remark, indentedBy: 2, hanging: 4) { text += style(line, .aside) + "\n" }
        }
    }
}
