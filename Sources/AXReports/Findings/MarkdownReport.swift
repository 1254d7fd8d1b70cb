import AXEngine
import AXTree

extension ReportFormat {
    /// A summary for the page of a job or a pull request.
    public static let markdown = ReportFormat(
        "markdown", "A summary for the page of a job or a pull request.", fileEndings: ["md", "markdown"],
        incompleteNotes: .always, isStepSummary: true
    ) { run, _ in
        MarkdownReport(run).text
    }
}

/// A summary for the page of a job: the verdict, a table of the screens, the worst findings in a collapsed section.
///
/// The limits keep the report far below the mebibyte that GitHub accepts per step.
struct MarkdownReport {
    /// The whole report.
    private(set) var text = ""
    private let run: AuditRun

    private static let maximumFindings = 20
    private static let maximumScreens = 200
    private static let maximumLines = 50

    init(_ run: AuditRun) {
        self.run = run
        let verdict =
            switch run.verdict {
            case .pass: "passed"
            case .fail: "failed"
            case .none: "no verdict"
            }
        text = "## axaudit: \(verdict)\n\n\(Wording.summary(run))\n"
        errors()
        screens()
        incomplete()
        findings()
        notChecked()
    }

    private mutating func errors() {
        if run.errors.isEmpty { return }
        text += "\nCould not be read:\n\n"
        list(run.errors.map { "- \(Escape.markdownCode($0.description))\n" })
    }

    private mutating func screens() {
        if run.screens.isEmpty { return }
        text += "\n| Screen | Failures | Warnings | Not checked |\n| --- | ---: | ---: | ---: |\n"
        for audit in run.screens.prefix(Self.maximumScreens) {
            func count(_ severity: Severity) -> Int {
                audit.findings.count { $0.state == .new && $0.severity == severity }
            }
            text += "| \(Escape.markdownCode(audit.screen.title, inTable: true, limit: 100)) | \(count(.failure)) "
            text += "| \(count(.warning)) | \(audit.notChecked.count) |\n"
        }
        more(run.screens.count - Self.maximumScreens, "screen")
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

    private mutating func findings() {
        let findings = run.worstFirst
        if findings.isEmpty { return }
        let shown = findings.prefix(Self.maximumFindings)
        let title = shown.count < findings.count ? "The \(shown.count) most severe of \(findings.count)" : "All"
        text += "\n<details>\n<summary>\(title) findings</summary>\n"
        for (screen, finding) in shown {
            let audit = run.screens[screen]
            let location = audit.location(of: finding)
            text += "\n- **\(finding.severity.rawValue)** \(finding.ruleID): "
            text += Escape.markdownCode(Wording.line(finding, on: audit)) + "  \n"
            text += "  \(Escape.markdownCode("\(audit.screen.file):\(location.line):\(location.column)"))\n"
        }
        text += "\n</details>\n\n<details>\n<summary>Why, and how to fix it</summary>\n\n"
        let rules = RuleLookup(run)
        for index in Set(shown.compactMap { rules.index($0.finding.ruleID, on: run.screens[$0.screen]) }).sorted() {
            let rule = run.rules[index]
            let (why, fix) = run.explanation(of: rule)
            text += "- **\(rule.id)**: \(Escape.markdown(why)) \(Escape.markdown(fix))\n"
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
