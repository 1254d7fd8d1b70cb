import AXEngine
import AXRuns
import AXTree

extension ReportFormat {
    /// For people: the findings by screen, reason and fix once per rule, and a table of the rules.
    public static let text = ReportFormat(
        "text", "For people: grouped by screen, with reasons and fixes.", fileEndings: ["txt", "log"],
        incompleteNotes: .unlessQuiet
    ) { TextReport($0, style: $1.style).text }
}

/// The report for people: one row per finding below the title of its screen, a table by rule, what was not checked, and
/// the counts.
package struct TextReport {
    /// The whole report, including its last line.
    package private(set) var text = ""
    private let run: AuditRun
    private let style: TextStyle
    private let severitiesAtGate: [Severity]
    /// Whether there are screens of more than one platform.
    private let isMixed: Bool
    private let rules: RuleLookup
    /// The fixes that were already written, by index of the rule: each appears once per run.
    private var explained: [Int: Set<Platform>] = [:]
    /// The remarks on frames that were already written: each appears once per run.
    private var printedRemarks: Set<String> = []
    /// The ids of the causes that are written above the screens.
    private var sharedCauses: Set<String> = []

    /// A report on more screens begins with the table by rule, and has its screens worst first.
    private static let screensOfShortReport = 10

    package init(_ run: AuditRun, style: TextStyle) {
        self.run = run
        self.style = style
        severitiesAtGate = run.severitiesAtGate
        isMixed = Set(run.screens.map(\.screen.platform)).count > 1
        rules = RuleLookup(run)
        let withoutVerdict = run.screensWithoutVerdict.filter { !$0.isAllowed || !style.isQuiet }
        for entry in withoutVerdict { text += self.text(of: entry) }
        if !withoutVerdict.isEmpty { text += "\n" }
        // Of many screens one wants to know first what is wrong with them.
        let isLong = run.screens.count > Self.screensOfShortReport
        if isLong, !style.isQuiet {
            section(answers)
            section(RuleTable.lines(run, style))
        }
        if let grouping = run.grouping, run.groupsFindings, grouping != .screen {
            for section in run.sections(by: grouping) { self.section(section, grouping) }
        } else {
            shared()
            for index in isLong ? run.screensWorstFirst : Array(run.screens.indices) { screen(run.screens[index]) }
        }
        contradicted()
        if !style.isQuiet {
            if !isLong { section(RuleTable.lines(run, style)) }
            section(ReachLines.text(run, style))
            section(RunNotes(run, style).lines)
        }
        text += Wording.summary(run) + "\n"
    }

    private mutating func section(_ lines: [String]) {
        if lines.isEmpty { return }
        text += lines.joined(separator: "\n") + "\n\n"
    }

    /// What is worst and how many causes are failures; empty if nothing was found.
    private var answers: [String] {
        let causes = run.causes
        guard !causes.isEmpty, let index = run.screensWorstFirst.first else { return [] }
        let worst = run.screens[index]
        let counts = Wording.counts(failures: worst.count(.failure), warnings: worst.count(.warning))
        return [
            "worst screen: \(Escape.terminal(worst.screen.title)), \(counts)",
            "causes: \(Wording.failures(among: causes))",
        ]
    }

    // MARK: Causes

    /// Writes the causes of findings on several screens.
    private mutating func shared() {
        let groups = run.sharedCauses.filter { isShown($0.severity) && !run.isContradicted($0) }
        if groups.isEmpty { return }
        sharedCauses = Set(groups.map(\.cause.id))
        title("On several screens", groups)
        let rows = CauseRows(run, style).byRule(groups) { explanation($0) }
        text += rows + "\n"
    }

    /// Writes the causes of an owner or test, or all of them.
    private mutating func section(_ section: CauseSection, _ grouping: Grouping) {
        let groups = section.groups.filter { isShown($0.severity) && !run.isContradicted($0) }
        if groups.isEmpty { return }
        if grouping == .owner || grouping == .test { title(Escape.terminal(section.title, limit: 100), groups) }
        let rows = CauseRows(run, style)
        let lines =
            grouping == .cause ? rows.flat(groups) { explanation($0) } : rows.byRule(groups) { explanation($0) }
        text += lines + "\n"
    }

    private mutating func title(_ title: String, _ groups: [CauseGroup]) {
        let findings = Wording.count(groups.reduce(0) { $0 + $1.count }, "finding")
        let role: TextStyle.Role = groups[0].severity == .failure ? .failure : .warning
        text += style(title, .title) + "  " + style("\(Wording.count(groups.count, "cause")), \(findings)", role) + "\n"
    }

    /// Writes the findings of other tools that axaudit contradicts, apart from the others.
    private mutating func contradicted() {
        let groups = run.causes.filter { isShown($0.severity) && run.isContradicted($0) }
        if groups.isEmpty { return }
        title("Contradicted by the dump", groups)
        text += CauseRows(run, style).byRule(groups) { explanation($0) } + "\n"
    }

    private func isShown(_ severity: Severity) -> Bool { !style.isQuiet || severitiesAtGate.contains(severity) }

    /// Returns why the rule of a cause matters and how to fix its findings, if the report does not say it yet.
    private mutating func explanation(_ group: CauseGroup) -> String {
        guard let index = rules.index(group.ruleID, on: run.screens[group.screens[0]]) else { return "" }
        let rule = run.rules[index]
        let found = Set(group.screens.map { run.screens[$0].screen.platform })
        var text = ""
        for platform in Platform.sorted(found) where isNew(index, on: platform) {
            let guide = rule.guide(on: platform)
            let subject = isMixed && rule.platforms.count > 1 ? "fix on \(platform.name)" : "fix"
            let line = "\(subject): \(guide.fix) Why: \(guide.why) (\(CommandName.explain) \(rule.id))"
            text += style.lines(line, indentedBy: 4, hanging: 4).map { $0 + "\n" }.joined()
        }
        return text
    }

    /// Returns whether the report does not say yet how to fix what a rule finds on a platform.
    private mutating func isNew(_ rule: Int, on platform: Platform) -> Bool {
        guard explained[rule, default: []].insert(platform).inserted else { return false }
        let guide = run.rules[rule].guide(on: platform)
        return explained[rule]?.contains { $0 != platform && run.rules[rule].guide(on: $0) == guide } != true
    }

    // MARK: Screens

    private mutating func screen(_ audit: ScreenAudit) {
        let all = audit.findings.filter { $0.state == .new && isShown($0.severity) && !$0.isContradicted }
        let findings = all.filter { !sharedCauses.contains($0.cause.id) }
        if findings.isEmpty, style.isQuiet || !style.isVerbose { return }
        title(audit, all, above: all.count - findings.count)
        if style.isVerbose, !style.isQuiet { remarks(audit) }
        var rows = FindingRows(audit, findings, style)
        for group in style.isVerbose ? findings.map({ FindingGroup(first: $0) }) : FindingGroup.groups(findings) {
            text += rows.text(group)
            if let index = rules.index(group.first.ruleID, on: audit), isNew(index, on: audit.screen.platform) {
                text += rows.explanation(run.rules[index])
            }
        }
        text += "\n"
    }

    /// Returns that there is no verdict on a screen, and why: in one line, or below the name if it does not fit.
    private func text(of entry: ScreenWithoutVerdict) -> String {
        let screen = run.screens[entry.index].screen
        let names = [screen.name.map { Escape.terminal($0, limit: 100) }, Escape.terminal(screen.origin.file)]
            .compactMap(\.self).filter { !$0.isEmpty }
        let role: TextStyle.Role = entry.isAllowed ? .aside : .failure
        let title = ([style(names.first ?? "", .title)] + names.dropFirst().map { style($0, .aside) })
            .joined(separator: "  ")
        if (names + [entry.message]).reduce(-2, { $0 + 2 + $1.columns }) <= style.columns ?? .max {
            return title + "  " + style(Escape.terminal(entry.message), role) + "\n"
        }
        let lines = style.lines(entry.message, indentedBy: 2, hanging: 4).map { style($0, role) }
        return ([title] + lines).joined(separator: "\n") + "\n"
    }

    /// Writes the name, the file and the counts, on two lines if they do not fit on one. Findings that are on several
    /// screens are counted, and said to be above.
    private mutating func title(_ audit: ScreenAudit, _ findings: [Finding], above: Int) {
        let name = audit.screen.name.map { Escape.terminal($0, limit: 100) }
        let file = Escape.terminal(audit.screen.origin.file)
        let isNamed = name != nil && !file.isEmpty
        let failures = findings.count { $0.severity == .failure }
        var counts = Wording.counts(failures: failures, warnings: findings.count - failures)
        if above > 0 { counts += above == findings.count ? ", listed above" : ", \(above) of them listed above" }
        if counts.isEmpty, audit.reasonWithoutVerdict != nil { counts = "not checked" }
        if counts.isEmpty, !audit.unfinished.isEmpty { counts = Wording.noVerdict }
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
        var remarks = ["\(audit.exposedCount) of \(Wording.count(audit.elementCount, "element")) exposed"]
        if let test = audit.screen.origin.test { remarks.append("test: " + test.description) }
        remarks += audit.screen.origin.notes.map { "note: " + $0 }
        for remark in audit.screen.remarks(naming: run.settingNames) where printedRemarks.insert(remark).inserted {
            remarks.append("note: " + remark)
        }
        if let note = audit.screen.exposureNote { remarks.append("note: " + note) }
        remarks += audit.screen.incomplete.map { "incomplete: " + $0 }
        if let contrast = ContrastSummary([audit]).text { remarks.append(contrast) }
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
