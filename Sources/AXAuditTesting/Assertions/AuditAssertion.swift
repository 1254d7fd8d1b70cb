import AXSyntax

/// The audit behind `assertAccessible`: a function of the screen, the settings and the files that they name.
enum AuditAssertion {
    /// Returns the screen with its own name or, if it has none, with that of the test.
    static func named(_ screen: Screen, _ caller: Caller) -> Screen {
        guard screen.name == nil else { return screen }
        var screen = screen
        screen.name = caller.testName
        return screen
    }

    /// Audits a screen and returns what to report to the test framework.
    static func verify(_ screen: Screen, _ settings: AuditSettings, _ caller: Caller) -> TestOutcome {
        if let obstacle = screen.obstacle { return TestOutcome(failure: "no verdict: \(obstacle)") }
        var outcome = TestOutcome()
        do throws(AuditSettingsError) {
            let project = try settings.project(for: caller)
            var audit = self.audit(screen, settings, project, caller)
            let warnings = applyIgnores(&audit, settings, project)
            try applyBaseline(&audit, settings, project, caller)
            let run = run(audit, settings, project)
            addIssues(run, &outcome)
            for warning in warnings + screen.incomplete { outcome.warn(Escape.terminal(warning)) }
            outcome.notes += notes(audit, settings, project, caller)
            if !outcome.issues.isEmpty { outcome.attachments = attachments(run, screen) }
            return outcome
        } catch {
            for message in error.messages { outcome.fail(Escape.terminal(message)) }
            return outcome
        }
    }

    // MARK: Auditing

    private static func audit(
        _ screen: Screen, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) -> ScreenAudit {
        let path = "\(caller.file)"
        let screenID = ScreenID(name: screen.title, path: path)
        var screen = project.configuration.prepared(screen, as: screenID)
        if let locale = settings.locale { screen.locale = locale }
        let isFromFile = !screen.file.isEmpty
        if !isFromFile { screen.file = FileSystem.displayed(path) }
        var audit = project.selection.audit(on: screenID)(screen)
        audit.screenID = screenID
        if isFromFile { return audit }
        // A screen that was made in code has no source file, so reports point at the assertion.
        let location = SourceLocation(line: Int(caller.line), column: Int(caller.column))
        audit.location = location
        for finding in audit.findings.indices {
            for element in audit.findings[finding].elements.indices {
                audit.findings[finding].elements[element].location = location
            }
        }
        return audit
    }

    /// Suppresses the findings that the ignores match. Returns warnings about ignores that have expired, and about ignores of
    /// the assertion itself that matched nothing; whether the others are unused depends on the whole test run.
    private static func applyIgnores(
        _ audit: inout ScreenAudit, _ settings: AuditSettings, _ project: Project
    ) -> [String] {
        let index = project.rules
        let today = settings.environment.today
        let inherited = project.configuration.ignores + settings.ignores.prefix(settings.inheritedIgnores)
        let own = Array(settings.ignores.dropFirst(settings.inheritedIgnores))
        var expired = IgnoreFilter(withoutExpiry(inherited + own, on: today), index, today: today)
        var copy = audit
        expired.apply(to: &copy)
        var outer = IgnoreFilter(inherited, index, today: today)
        outer.apply(to: &audit)
        var inner = IgnoreFilter(own, index, today: today, isPartial: project.selection.isPartial)
        inner.apply(to: &audit)
        return expired.used.map { ignore in
            (inherited + own).first { $0.location == ignore.location }.map {
                location($0) + Wording.expired($0.summary, $0.expires)
            } ?? ""
        } + inner.unused.map { location($0) + Wording.unused($0.summary) }
    }

    /// Returns the expired ignores without their date. The findings that they match count again.
    private static func withoutExpiry(_ ignores: [Ignore], on today: CalendarDay) -> [Ignore] {
        ignores.filter { $0.isExpired(on: today) }.map { ignore in
            var ignore = ignore
            ignore.expires = nil
            return ignore
        }
    }

    /// The location of an ignore as a prefix of a message.
    private static func location(_ ignore: Ignore) -> String { ignore.location.map { "\($0): " } ?? "" }

    private static func applyBaseline(
        _ audit: inout ScreenAudit, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) throws(AuditSettingsError) {
        do throws(SettingsErrors) {
            guard let baseline = try settings.baseline(of: project, for: caller) else { return }
            var filter = BaselineFilter(baseline, project.rules)
            filter.apply(to: &audit)
        } catch {
            throw AuditSettingsError(messages: error.errors.map(\.description))
        }
    }

    private static func run(_ audit: ScreenAudit, _ settings: AuditSettings, _ project: Project) -> AuditRun {
        let gate = Gate(
            settings.gate ?? project.configuration.failOn?.value ?? .failure,
            maximumWarnings: settings.maximumWarnings, allowsEmpty: settings.allowsEmpty)
        let ran = Set(audit.rules)
        return AuditRun(screens: [audit], gate: gate, rules: project.rules.rules.filter { ran.contains($0.id) })
    }

    // MARK: Reporting

    /// Adds the findings to the outcome, worst first.
    private static func addIssues(_ run: AuditRun, _ outcome: inout TestOutcome) {
        let atGate = run.severitiesAtGate
        let rules = Dictionary(run.rules.map { ($0.id, $0) }) { first, _ in first }
        var explained: Set<String> = []
        var (failures, warnings): ([String], [String]) = ([], [])
        for (_, finding) in run.worstFirst {
            let rule = rules[finding.ruleID]
            let isNew = explained.insert(finding.ruleID).inserted
            let message = message(finding, run.screens[0], isNew ? rule : nil)
            // An empty screen fails at every gate.
            if atGate.contains(finding.severity) || rule?.isMandatory == true {
                failures.append(message)
            } else {
                warnings.append(message)
            }
        }
        for message in failures { outcome.fail(message) }
        for message in warnings { outcome.warn(message) }
    }

    /// Returns a finding as text, followed by the rule's explanation if a rule is passed.
    private static func message(_ finding: Finding, _ audit: ScreenAudit, _ rule: Rule?) -> String {
        var lines = ["\(Wording.line(finding, on: audit)) [\(finding.ruleID)]"]
        if let rule {
            let guide = rule.guide(on: audit.screen.platform)
            lines += ["why  \(guide.why)", "fix  \(guide.fix)"]
        }
        return lines.map { Escape.terminal($0) }.joined(separator: "\n")
    }

    /// Returns the rules that were not checked with the reasons, and other notes about the screen.
    private static func notes(
        _ audit: ScreenAudit, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) -> [String] {
        var notes = Wording.byReason(audit.notChecked).map { reason, rules in
            "\(audit.screen.title): not checked: \(rules.joined(separator: ", ")) (\(reason))"
        }
        notes += audit.screen.notes.map { "\(audit.screen.title): \($0)" }
        let folder = settings.environment.folder(for: caller)
        if settings.source == nil, project.file == nil, FileSystem.entry(at: folder) == nil {
            notes.append(
                "the folder of the test's source, \(folder), is not on this machine, so no .axaudit.json is used; pass one with .configuration(path)"
            )
        }
        return notes
    }

    private static func attachments(_ run: AuditRun, _ screen: Screen) -> [TestOutcome.Attachment] {
        [
            TestOutcome.Attachment(
                name: "axaudit-report.txt", text: ReportFormat.text.report(run, style: TextStyle(isVerbose: true))),
            TestOutcome.Attachment(name: "axaudit-tree.json", text: TreeDocument.text([screen])),
        ]
    }
}
