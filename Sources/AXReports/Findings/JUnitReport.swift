import AXTestReports
import AXEngine
import AXRuns

extension ReportFormat {
    /// JUnit's XML, for the test view of a CI system: a suite per screen, a case per group of rules.
    public static let junit = ReportFormat(
        "junit", "JUnit's XML, for the test view of a CI system.", fileEndings: ["junit.xml", "xml"]
    ) { JUnitReport.text($0, $1.paths) }

    /// JUnit's XML with a case per rule.
    public static let junitRules = ReportFormat(
        "junit-rules", "JUnit's XML with a case per rule, also of those that passed or were not checked."
    ) { JUnitReport.text($0, $1.paths, byRule: true) }
}

/// JUnit's XML: a suite per screen, a case per group of rules, or per rule, including those that passed, so that counts
/// and trends are meaningful.
///
/// Findings at the gate fail their case. The others are in its output, the only element of a passed case that test
/// views keep.
struct JUnitReport {
    private let gate: [Severity]
    /// Whether a case is a rule, not a group of rules.
    private let isByRule: Bool
    /// The first group of each rule that has one.
    private let groups: [String: String]

    static func text(_ run: AuditRun, _ paths: ReportPaths, byRule: Bool = false) -> String {
        let report = JUnitReport(run, byRule: byRule)
        var suites = unreadable(run, paths)
        for (audit, name) in zip(run.screens, names(run.screens, paths)) {
            let file = paths(audit.screen.origin.file)
            suites.append(JUnitSuite(name: name, file: file, cases: report.cases(audit, name, file)))
        }
        return JUnitDocument.text(suites)
    }

    private init(_ run: AuditRun, byRule: Bool) {
        gate = run.severitiesAtGate
        isByRule = byRule
        groups = Dictionary(run.rules.map { ($0.id, $0.groups.first ?? $0.id) }) { first, _ in first }
    }

    /// Returns the name of the case of a rule.
    private func caseName(_ rule: String) -> String { isByRule ? rule : groups[rule] ?? rule }

    /// Returns the cases by name; last those of rules that report findings without being selected.
    private func cases(_ audit: ScreenAudit, _ name: String, _ file: String) -> [JUnitCase] {
        let rules = Dictionary(grouping: audit.rules, by: caseName)
        let findings = Dictionary(grouping: audit.findings) { caseName($0.ruleID) }
        // A rule with findings was checked, even if it is also listed as not checked.
        let found = Set(audit.findings.map(\.ruleID))
        let notChecked = Dictionary(grouping: audit.notChecked.filter { !found.contains($0.ruleID) }) {
            caseName($0.ruleID)
        }
        let names = rules.keys.sorted() + findings.keys.filter { rules[$0] == nil }.sorted()
        return names.map { title in
            var entry = JUnitCase(name: title, className: name, file: file)
            let reasons = Dictionary(grouping: notChecked[title] ?? [], by: \.reason).sorted { $0.key < $1.key }
            if findings[title] == nil, !reasons.isEmpty, notChecked[title]?.count == rules[title]?.count {
                entry.outcome = .skipped("not checked: " + reasons.map(\.key).joined(separator: "; "))
            } else {
                entry.properties = reasons.map { reason, items in
                    ("not checked", "\(Wording.count(items.count, "rule")): \(reason)")
                }
            }
            if let findings = findings[title] { fill(&entry, findings, audit) }
            return entry
        }
    }

    /// Returns a suite for the inputs that could not be read, the screens without a verdict and parts that do not
    /// belong together, because test views take a run without cases for a success.
    private static func unreadable(_ run: AuditRun, _ paths: ReportPaths) -> [JUnitSuite] {
        var cases = run.namedErrors.map { name, error in
            JUnitCase(
                name: paths(error.file), className: "axaudit", file: paths(error.file),
                outcome: .error(type: name, error.description))
        }
        if let note = run.mixtureNote {
            cases.append(JUnitCase(name: "merge", className: "axaudit", file: "", output: [note.message]))
        }
        if run.screens.isEmpty, run.allErrors.isEmpty, !run.allowsNoScreens {
            cases.append(
                JUnitCase(
                    name: "input", className: "axaudit", file: "",
                    outcome: .error(type: "unreadable", "no accessibility trees found")))
        }
        return cases.isEmpty ? [] : [JUnitSuite(name: "axaudit", file: "", cases: cases)]
    }

    /// Sets outcome, output and causes of a case that has findings.
    private func fill(_ entry: inout JUnitCase, _ findings: [Finding], _ audit: ScreenAudit) {
        var failing: [String] = []
        var message = ""
        var causes: Set<String> = []
        for finding in findings {
            if causes.insert(finding.cause.id).inserted { entry.properties.append(("cause", finding.cause.id)) }
            let words = (isByRule ? "" : "\(finding.ruleID): ") + Wording.line(finding, on: audit)
            let line = "\(audit.place(of: finding)): \(words)"
            switch finding.state {
            case .new where gate.contains(finding.severity):
                if failing.isEmpty { message = words }
                failing.append(line)
            case .new: entry.output.append("\(finding.severity.rawValue): \(line)")
            case .baselined: entry.output.append("in the baseline: \(line)")
            case .suppressed(let reason): entry.output.append("suppressed (\(reason)): \(line)")
            }
        }
        if failing.isEmpty { return }
        if failing.count > 1 { message += " (and \(failing.count - 1) more)" }
        entry.outcome = .failed(type: entry.name, message: message, lines: failing)
    }

    /// Returns a unique name for each suite: the title of the screen, with the run of its test, or its file, where
    /// several have the same title.
    private static func names(_ screens: [ScreenAudit], _ paths: ReportPaths) -> [String] {
        let titles = Dictionary(screens.map { ($0.screen.title, 1) }, uniquingKeysWith: +)
        var taken: [String: Int] = [:]
        return screens.map { audit in
            var name = audit.screen.title
            let isRepeated = titles[name, default: 0] > 1
            if let test = audit.screen.origin.test {
                // The names of exported files are random; the run of the test is not.
                if !name.hasPrefix(test.name) { name += " (\(test.name))" }
                if isRepeated, !test.circumstances.isEmpty { name += " (\(test.circumstances))" }
            } else if isRepeated, audit.screen.name != nil {
                name += " (\(paths(audit.screen.origin.file)))"
            }
            taken[name, default: 0] += 1
            let number = taken[name, default: 0]
            return number > 1 ? "\(name) \(number)" : name
        }
    }
}
