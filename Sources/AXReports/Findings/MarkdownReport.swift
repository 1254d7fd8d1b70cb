import AXTestReports
import AXEngine
import AXRuns
import AXTree

extension ReportFormat {
    /// A summary for the page of a job or a pull request.
    public static let markdown = ReportFormat(
        "markdown", "A summary for the page of a job or a pull request.", fileEndings: ["md", "markdown"],
        incompleteNotes: .always, isStepSummary: true
    ) { run, _ in MarkdownReport(run).text }
}

/// A summary for the page of a job: the verdict, a table of the screens, the worst findings in a collapsed section.
///
/// The limits keep the report far below the mebibyte that GitHub accepts per step.
struct MarkdownReport {
    /// The whole report.
    private(set) var text = ""
    private let run: AuditRun
    private let lookup: RuleLookup

    private static let maximumFindings = 20
    private static let maximumOthers = 500
    private static let maximumScreens = 200
    private static let maximumLines = 50

    init(_ run: AuditRun) {
        self.run = run
        lookup = RuleLookup(run)
        text = "## axaudit: \(Wording.verdict(run))\n\n\(Wording.summary(run))\n"
        if run.screens.count > 1, !run.causes.isEmpty {
            text += "\nCauses: \(Wording.failures(among: run.causes))\n"
        }
        errors()
        screens()
        incomplete()
        findings()
        notChecked()
    }

    private mutating func errors() {
        if run.inputErrors.isEmpty { return }
        text += "\nErrors:\n\n"
        list(run.inputErrors.map { "- \(Escape.markdownCode($0.description))\n" })
    }

    /// Writes a row for each screen without a verdict and each with findings, worst first, and a line for the others.
    private mutating func screens() {
        let without = run.withoutVerdict
        let judged = run.screensWorstFirst.filter { without[$0] == nil }
        let found = judged.filter { run.screens[$0].findings.contains { $0.state == .new } }
        var rows = run.screensWithoutVerdict.map { row($0, run.screens[$0.index]) }
        rows += found.map { row(run.screens[$0]) }
        if !rows.isEmpty {
            text += "\n| Screen | Failures | Warnings | Not checked |\n| --- | ---: | ---: | ---: |\n"
            text += rows.prefix(Self.maximumScreens).joined()
            more(rows.count - Self.maximumScreens, "screen")
        }
        let clean = judged.count - found.count
        if clean > 0 {
            let names = judged.suffix(clean).map { run.screens[$0].screen.title }
            text += "\n\(Escape.markdown(Wording.screens(names))): \(run.noFindings)\n"
        }
    }

    private func row(_ entry: ScreenWithoutVerdict, _ audit: ScreenAudit) -> String {
        let isNamed = audit.screen.name != nil && !audit.screen.origin.file.isEmpty
        let file = isNamed ? " " + Escape.markdownCode(audit.screen.origin.file, inTable: true) : ""
        return "| \(title(audit))\(file) | \(Escape.markdown(entry.message)) | | |\n"
    }

    private func row(_ audit: ScreenAudit) -> String {
        let counts = "\(audit.count(.failure)) | \(audit.count(.warning))"
        return "| \(title(audit)) | \(counts) | \(audit.notChecked.count) |\n"
    }

    private func title(_ audit: ScreenAudit) -> String {
        Escape.markdownCode(Wording.shortened(audit.screen.title, to: 100), inTable: true, limit: 100)
    }

    private mutating func incomplete() {
        let lines = run.screens.flatMap { audit in
            audit.screen.incomplete.map {
                "- \(Escape.markdownCode(audit.screen.title, limit: 100)): \(Escape.markdown($0))\n"
            }
        }
        if lines.isEmpty { return }
        text += "\nIncomplete dumps:\n\n"
        list(lines)
    }

    /// An entry of the list of findings.
    private struct Entry {
        let severity: Severity
        let ruleID: String
        /// The index of the rule in the run, or `nil` if the run does not have it.
        let rule: Int?
        let line: String
        let location: String
        let code: CodeAnswer?
    }

    private mutating func findings() {
        if let grouping = run.grouping, run.groupsFindings, grouping != .screen {
            return sections(run.sections(by: grouping))
        }
        let shared = run.sharedCauses
        let ids = Set(shared.map(\.cause.id))
        let single = run.worstFirst.filter { !ids.contains($0.finding.cause.id) }
        let all = shared.map(entry) + single.map { entry($0.finding, run.screens[$0.screen]) }
        if all.isEmpty { return }
        let entries = all.failuresFirst { $0.severity }
        let shown = entries.prefix(Self.maximumFindings)
        let title = shown.count < entries.count ? "The \(shown.count) most severe of \(entries.count)" : "All"
        text += "\n<details>\n<summary>\(title) findings</summary>\n"
        for entry in shown { write(entry) }
        text += "\n</details>\n"
        rest(entries.dropFirst(Self.maximumFindings))
        explain(shown.compactMap(\.rule))
    }

    /// Writes the findings after the most severe ones, a line each.
    private mutating func rest(_ entries: ArraySlice<Entry>) {
        if entries.isEmpty { return }
        text += "\n<details>\n<summary>The others</summary>\n\n"
        for entry in entries.prefix(Self.maximumOthers) {
            text += "- **\(entry.severity.rawValue)** \(entry.ruleID): \(Escape.markdownCode(entry.line))\n"
        }
        more(entries.count - Self.maximumOthers, "finding")
        text += "\n</details>\n"
    }

    private func entry(_ group: CauseGroup) -> Entry {
        let audit = run.screens[group.worst.screen]
        let worst = run.worstFinding(of: group)
        return Entry(
            severity: group.severity, ruleID: group.ruleID, rule: lookup.index(group.ruleID, on: audit),
            line: run.line(group), location: audit.place(of: worst), code: worst.code)
    }

    private func entry(_ finding: Finding, _ audit: ScreenAudit) -> Entry {
        Entry(
            severity: finding.severity, ruleID: finding.ruleID, rule: lookup.index(finding.ruleID, on: audit),
            line: Wording.line(finding, on: audit), location: audit.place(of: finding), code: finding.code)
    }

    private mutating func write(_ entry: Entry) {
        text += "\n- **\(entry.severity.rawValue)** \(entry.ruleID): \(Escape.markdownCode(entry.line))  \n"
        text += "  \(Escape.markdownCode(entry.location))\n"
        guard let code = entry.code else { return }
        text += "  \(Escape.markdownCode(code.line))\n"
        guard let suggestion = code.suggestion else { return }
        text += "\n" + Escape.markdownBlock(suggestion, kind: "suggestion").map { "  " + $0 + "\n" }.joined()
    }

    /// Writes the causes by owner, test or rule, each section collapsed.
    private mutating func sections(_ sections: [CauseSection]) {
        var rules: [Int] = []
        for section in sections.prefix(Self.maximumLines) {
            let count = Wording.count(section.groups.reduce(0) { $0 + $1.count }, "finding")
            let title = section.title.isEmpty ? "All causes" : Escape.markdown(section.title)
            text += "\n<details>\n<summary>\(title): \(count)</summary>\n"
            for group in section.groups.prefix(Self.maximumFindings) {
                let entry = self.entry(group)
                if let rule = entry.rule { rules.append(rule) }
                write(entry)
            }
            more(section.groups.count - Self.maximumFindings, "cause")
            text += "\n</details>\n"
        }
        more(sections.count - Self.maximumLines, "section")
        explain(rules)
    }

    /// Writes reason and fix of the rules with these indices.
    private mutating func explain(_ indices: [Int]) {
        text += "\n<details>\n<summary>Why, and how to fix it</summary>\n\n"
        let guides = RuleGuides(run)
        for index in Set(indices).sorted() {
            for (platform, guide) in guides[index] {
                text += "- **\(run.rules[index].id)**\(platform.map { " on \($0)" } ?? ""): "
                text += "\(Escape.markdown(guide.why)) \(Escape.markdown(guide.fix))\n"
            }
        }
        text += "\n</details>\n"
    }

    private mutating func notChecked() {
        let items = run.notCheckedCounts
        if items.isEmpty { return }
        text += "\n<details>\n<summary>Not checked (not the same as passed)</summary>\n\n"
        list(
            items.map { item, screens in
                "- \(item.ruleID) on \(Wording.count(screens, "screen")): \(Escape.markdown(item.reason))\n"
            })
        text += "\n</details>\n"
    }

    private mutating func list(_ lines: [String]) {
        text += lines.prefix(Self.maximumLines).joined()
        more(lines.count - Self.maximumLines, "line")
    }

    private mutating func more(_ count: Int, _ noun: String) {
        if count > 0 { text += "\n\(Wording.count(count, noun)) not shown; see the other reports.\n" }
    }
}
