import AXEngine
import AXRuns

extension ReportFormat {
    /// JUnit's XML, for the test view of a CI system: a suite per screen, a case per rule.
    public static let junit = ReportFormat(
        "junit", "JUnit's XML, for the test view of a CI system.", fileEndings: ["junit.xml", "xml"]
    ) { JUnitReport.text($0, $1.paths) }
}

/// JUnit's XML: a suite per screen, a case per rule, including those that passed, so that counts and trends are
/// meaningful.
///
/// Findings at the gate fail their case. The others are in its output, the only element of a passed case that test
/// views keep.
enum JUnitReport {
    static func text(_ run: AuditRun, _ paths: ReportPaths) -> String {
        var suites = unreadable(run, paths)
        let gate = run.severitiesAtGate
        for (audit, name) in zip(run.screens, names(run.screens, paths)) {
            let file = paths(audit.screen.file)
            suites.append(JUnitSuite(name: name, file: file, cases: cases(audit, name, file, gate)))
        }
        return JUnitDocument.text(suites)
    }

    /// Returns a case per rule, in the order of the rules; last the rules that report findings without being selected.
    private static func cases(
        _ audit: ScreenAudit, _ name: String, _ file: String, _ gate: [Severity]
    ) -> [JUnitCase] {
        var cases = audit.rules.map { JUnitCase(name: $0, className: name, file: file) }
        if audit.findings.isEmpty, audit.notChecked.isEmpty { return cases }
        var indices = Dictionary(audit.rules.enumerated().map { ($1, $0) }) { first, _ in first }
        for item in audit.notChecked {
            if let index = indices[item.ruleID], case .passed = cases[index].outcome {
                cases[index].outcome = .skipped("not checked: " + item.reason)
            }
        }
        let findings = Dictionary(grouping: audit.findings, by: \.ruleID)
        for rule in findings.keys.filter({ indices[$0] == nil }).sorted() {
            indices[rule] = cases.count
            cases.append(JUnitCase(name: rule, className: name, file: file))
        }
        for (rule, findings) in findings {
            if let index = indices[rule] { fill(&cases[index], findings, audit, gate) }
        }
        return cases
    }

    /// Returns a suite for the inputs that could not be read, the screens without a verdict and parts that do not belong
    /// together, because test views take a run without cases for a success.
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

    /// Sets outcome and output of the case of a rule that has findings.
    private static func fill(
        _ entry: inout JUnitCase, _ findings: [Finding], _ audit: ScreenAudit, _ gate: [Severity]
    ) {
        var failing: [String] = []
        var message = ""
        var causes: Set<String> = []
        for finding in findings {
            if causes.insert(finding.cause.id).inserted { entry.causes.append(finding.cause.id) }
            let words = Wording.line(finding, on: audit)
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
        // A rule with findings was checked, even if it is also listed as not checked.
        entry.outcome = .passed
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
            if let test = audit.screen.test {
                // The names of exported files are random; the run of the test is not.
                if !name.hasPrefix(test.name) { name += " (\(test.name))" }
                if isRepeated, !test.circumstances.isEmpty { name += " (\(test.circumstances))" }
            } else if isRepeated, audit.screen.name != nil {
                name += " (\(paths(audit.screen.file)))"
            }
            taken[name, default: 0] += 1
            let number = taken[name, default: 0]
            return number > 1 ? "\(name) \(number)" : name
        }
    }
}
