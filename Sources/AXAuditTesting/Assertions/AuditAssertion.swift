import AXSyntax

/// What an audit has to tell a test: a pure function of the screen, of what holds and of the files that it names.
enum AuditAssertion {
    /// The screen with a name: its own, else that of the test.
    static func named(_ screen: Screen, _ caller: Caller) -> Screen {
        guard screen.name == nil else { return screen }
        var screen = screen
        screen.name = caller.testName
        return screen
    }

    /// Audits a screen, and says what the test is to be told.
    static func verify(_ screen: Screen, _ settings: AuditSettings, _ caller: Caller) -> TestOutcome {
        var outcome = TestOutcome()
        do throws(SettingsProblems) {
            let project = try settings.project(for: caller)
            var audit = self.audit(screen, settings, project, caller)
            let warnings = ignore(&audit, settings, project)
            try takeBaseline(&audit, settings, project, caller)
            let run = run(audit, settings, project)
            tell(run, &outcome)
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
        var screen = project.configuration.prepared(screen)
        if let locale = settings.locale { screen.locale = locale }
        let path = "\(caller.file)"
        let place = ScreenPlace(name: screen.title, path: path)
        let isFromFile = !screen.file.isEmpty
        if !isFromFile { screen.file = FileSystem.displayed(path) }
        var audit = project.selection.audit(on: place)(screen)
        audit.place = place
        if isFromFile { return audit }
        // A tree made in code has no lines. What reports point at is the assertion.
        let position = SourceLocation(line: Int(caller.line), column: Int(caller.column))
        audit.position = position
        for finding in audit.findings.indices {
            for element in audit.findings[finding].elements.indices {
                audit.findings[finding].elements[element].position = position
            }
        }
        return audit
    }

    /// Takes out what is ignored. The answer is what to say of ignores that no longer hold, or that the assertion itself
    /// names and that matched nothing; whether others are of use only a whole run can tell.
    private static func ignore(
        _ audit: inout ScreenAudit, _ settings: AuditSettings, _ project: Project
    ) -> [String] {
        let index = project.rules
        let today = settings.surroundings.today
        let around = project.configuration.ignores + settings.ignores.prefix(settings.inheritedIgnores)
        let own = Array(settings.ignores.dropFirst(settings.inheritedIgnores))
        var expired = IgnoreFilter(withoutExpiry(around + own, on: today), index, today: today)
        var copy = audit
        expired.apply(to: &copy)
        var outer = IgnoreFilter(around, index, today: today)
        outer.apply(to: &audit)
        var inner = IgnoreFilter(own, index, today: today, isPartial: project.selection.isPartial)
        inner.apply(to: &audit)
        return expired.used.map { ignore in
            (around + own).first { $0.place == ignore.place }.map { place($0) + Wording.expired($0) } ?? ""
        } + inner.unused.map { place($0) + Wording.unused($0) }
    }

    /// The ignores that have expired, as if they had not: what they match now is what is back.
    private static func withoutExpiry(_ ignores: [Ignore], on today: CalendarDay) -> [Ignore] {
        ignores.filter { $0.isExpired(on: today) }.map { ignore in
            var ignore = ignore
            ignore.expires = nil
            return ignore
        }
    }

    private static func place(_ ignore: Ignore) -> String { ignore.place.map { "\($0): " } ?? "" }

    private static func takeBaseline(
        _ audit: inout ScreenAudit, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) throws(SettingsProblems) {
        do throws(SettingsErrors) {
            guard let baseline = try settings.baseline(of: project, for: caller) else { return }
            var filter = BaselineFilter(baseline, project.rules)
            filter.apply(to: &audit)
        } catch {
            throw SettingsProblems(messages: error.errors.map(\.description))
        }
    }

    private static func run(_ audit: ScreenAudit, _ settings: AuditSettings, _ project: Project) -> AuditRun {
        let gate = Gate(
            settings.gate ?? project.configuration.failOn?.value ?? .failure,
            maximumWarnings: settings.maximumWarnings, allowsEmpty: settings.allowsEmpty)
        let ran = Set(audit.rules)
        return AuditRun(screens: [audit], gate: gate, rules: project.rules.rules.filter { ran.contains($0.id) })
    }

    // MARK: Telling

    /// Tells the findings that count, worst first.
    private static func tell(_ run: AuditRun, _ outcome: inout TestOutcome) {
        let atGate = run.severitiesAtGate
        let rules = Dictionary(run.rules.map { ($0.id, $0) }) { first, _ in first }
        var explained: Set<String> = []
        var (failures, warnings): ([String], [String]) = ([], [])
        for (_, finding) in run.worstFirst {
            let rule = rules[finding.ruleID]
            let isNew = explained.insert(finding.ruleID).inserted
            let message = message(finding, run.screens[0], isNew ? rule : nil)
            // Nothing to look at is no verdict, whatever the gate.
            if atGate.contains(finding.severity) || rule?.isMandatory == true {
                failures.append(message)
            } else {
                warnings.append(message)
            }
        }
        for message in failures { outcome.fail(message) }
        for message in warnings { outcome.warn(message) }
    }

    /// A finding, and once a rule whom it hurts and how to mend it.
    private static func message(_ finding: Finding, _ audit: ScreenAudit, _ rule: Rule?) -> String {
        var lines = ["\(Wording.line(finding, on: audit)) [\(finding.ruleID)]"]
        if let rule { lines += ["why  \(rule.why)", "fix  \(rule.fix)"] }
        return lines.map { Escape.terminal($0) }.joined(separator: "\n")
    }

    /// What was not looked at, and why.
    private static func notes(
        _ audit: ScreenAudit, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) -> [String] {
        var notes = Wording.byReason(audit.notChecked).map { reason, rules in
            "\(audit.screen.title): not checked: \(rules.joined(separator: ", ")) (\(reason))"
        }
        notes += audit.screen.notes.map { "\(audit.screen.title): \($0)" }
        let folder = settings.surroundings.folder(for: caller)
        if settings.source == nil, project.file == nil, FileSystem.entry(at: folder) == nil {
            notes.append(
                "\(folder), where the test's source was, is not on this machine, so no .axaudit.json holds; .configuration(path) names one"
            )
        }
        return notes
    }

    private static func attachments(_ run: AuditRun, _ screen: Screen) -> [TestOutcome.Attachment] {
        [
            TestOutcome.Attachment(name: "axaudit-report.txt", text: ReportFormat.text.report(run)),
            TestOutcome.Attachment(name: "axaudit-tree.json", text: TreeDocument.text([screen])),
        ]
    }
}
