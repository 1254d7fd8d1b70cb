import AXEngine

/// JUnit's XML: a suite a screen, a case a rule, passes included, so that numbers and trends mean something.
///
/// A case fails by what is at the gate. The rest is in its output, which is the only place where test views keep warnings.
enum JUnitReport {
    static func utf8(_ run: AuditRun, _ paths: ReportPaths) -> [UInt8] {
        var suites = broken(run, paths)
        let gate = run.severitiesAtGate
        for (audit, name) in zip(run.screens, names(run.screens, paths)) {
            let file = paths(audit.screen.file)
            suites.append(JUnitSuite(name: name, file: file, cases: cases(audit, name, file, gate)))
        }
        return xml(suites).utf8
    }

    /// A case a rule, in their order; last the rules that found something without being asked for.
    private static func cases(
        _ audit: ScreenAudit, _ name: String, _ file: String, _ gate: [Severity]
    ) -> [JUnitCase] {
        var cases = audit.rules.map { JUnitCase(name: $0, className: name, file: file) }
        if audit.findings.isEmpty, audit.notChecked.isEmpty { return cases }
        var places = Dictionary(audit.rules.enumerated().map { ($1, $0) }) { first, _ in first }
        for item in audit.notChecked {
            if let place = places[item.ruleID], case .passed = cases[place].outcome {
                cases[place].outcome = .skipped("not checked: " + item.reason)
            }
        }
        let findings = Dictionary(grouping: audit.findings, by: \.ruleID)
        for rule in findings.keys.filter({ places[$0] == nil }).sorted() {
            places[rule] = cases.count
            cases.append(JUnitCase(name: rule, className: name, file: file))
        }
        for (rule, findings) in findings {
            if let place = places[rule] { fill(&cases[place], findings, audit, gate) }
        }
        return cases
    }

    /// What could not be looked at: a suite of its own, because a suite without a case is taken for success.
    private static func broken(_ run: AuditRun, _ paths: ReportPaths) -> [JUnitSuite] {
        var cases = run.errors.map { error in
            JUnitCase(
                name: paths(error.file), className: "axaudit", file: paths(error.file),
                outcome: .broken(error.description))
        }
        if run.screens.isEmpty, run.errors.isEmpty, !run.acceptsNothing {
            cases.append(
                JUnitCase(name: "input", className: "axaudit", file: "", outcome: .broken("found no tree to read")))
        }
        return cases.isEmpty ? [] : [JUnitSuite(name: "axaudit", file: "", cases: cases)]
    }

    private static func fill(
        _ entry: inout JUnitCase, _ findings: [Finding], _ audit: ScreenAudit, _ gate: [Severity]
    ) {
        var failing: [String] = []
        var message = ""
        for finding in findings {
            let words = Wording.line(finding, on: audit)
            let place = audit.place(of: finding)
            let line = "\(audit.screen.file):\(place.line):\(place.column): \(words)"
            switch finding.state {
            case .new where gate.contains(finding.severity):
                if failing.isEmpty { message = words }
                failing.append(line)
            case .new: entry.output.append("\(finding.severity.rawValue): \(line)")
            case .baselined: entry.output.append("in the baseline: \(line)")
            case .suppressed(let reason): entry.output.append("suppressed (\(reason)): \(line)")
            }
        }
        // Whoever found something did look, whatever else was not checked.
        entry.outcome = .passed
        if failing.isEmpty { return }
        if failing.count > 1 { message += " (and \(failing.count - 1) more)" }
        entry.outcome = .failed(type: entry.name, message: message, lines: failing)
    }

    /// What the suites are called: the screen's name; where several have it, with the file, and a number if need be.
    private static func names(_ screens: [ScreenAudit], _ paths: ReportPaths) -> [String] {
        let titles = Dictionary(screens.map { ($0.screen.title, 1) }, uniquingKeysWith: +)
        var taken: [String: Int] = [:]
        return screens.map { audit in
            var name = audit.screen.title
            if titles[name, default: 0] > 1, audit.screen.name != nil { name += " (\(paths(audit.screen.file)))" }
            taken[name, default: 0] += 1
            let number = taken[name, default: 0]
            return number > 1 ? "\(name) \(number)" : name
        }
    }

    // MARK: XML

    /// Suites as XML.
    static func xml(_ suites: [JUnitSuite]) -> XMLText {
        var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"axaudit\"\(counts(suites))>\n"
        text.reserve(more: suites.reduce(0) { $0 + 512 + 256 * $1.cases.count })
        for suite in suites {
            text += "  <testsuite name=\"\(suite.name)\"\(file(suite.file))\(counts([suite]))>\n"
            // Nearly all cases of a suite belong to the same class and file, and most have nothing more to say.
            var place: (className: String, file: String, text: XMLText)?
            for entry in suite.cases {
                if place?.className != entry.className || place?.file != entry.file {
                    let text: XMLText = "\" classname=\"\(entry.className)\"\(file(entry.file)) time=\"0\""
                    place = (entry.className, entry.file, text)
                }
                text.append(literal: "    <testcase name=\"")
                text.append(text: entry.name)
                if let place { text += place.text }
                write(entry, to: &text)
            }
            text.append(literal: "  </testsuite>\n")
        }
        text.append(literal: "</testsuites>\n")
        return text
    }

    private static func file(_ file: String) -> XMLText { file.isEmpty ? "" : " file=\"\(file)\"" }

    private static func counts(_ suites: [JUnitSuite]) -> XMLText {
        var (cases, failures, errors, skipped) = (0, 0, 0, 0)
        for suite in suites {
            cases += suite.cases.count
            for entry in suite.cases {
                switch entry.outcome {
                case .passed: break
                case .skipped: skipped += 1
                case .failed: failures += 1
                case .broken: errors += 1
                }
            }
        }
        return " tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
    }

    /// Writes the end of a case's tag, and what it has to say.
    private static func write(_ entry: JUnitCase, to text: inout XMLText) {
        switch entry.outcome {
        case .passed:
            if entry.output.isEmpty {
                text.append(literal: "/>\n")
                return
            }
            text += ">\n"
        case .skipped(let reason): text += ">\n      <skipped message=\"\(reason)\"/>\n"
        case .failed(let type, let message, let lines):
            text += ">\n      <failure type=\"\(type)\" message=\"\(message)\">\(lines: lines)</failure>\n"
        case .broken(let message): text += ">\n      <error type=\"unreadable\" message=\"\(message)\"/>\n"
        }
        if !entry.output.isEmpty { text += "      <system-out>\(lines: entry.output)</system-out>\n" }
        text += "    </testcase>\n"
    }
}
