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

    /// Audits a screen, or the variants of one screen, and returns what to report to the test framework.
    static func verify(_ screens: [Screen], _ settings: AuditSettings, _ caller: Caller) -> TestOutcome {
        if let obstacle = screens.lazy.compactMap(\.obstacle).first {
            return TestOutcome(failure: "no verdict: \(obstacle)")
        }
        var outcome = TestOutcome()
        do throws(AuditSettingsError) {
            let project = try settings.project(for: caller)
            var suppressions = Suppressions(
                [project], project.rules, ignores: settings.ignores, today: settings.environment.today)
            try setBaseline(&suppressions, settings, project, caller)
            var audits = self.audits(of: screens, settings, project, caller)
            let expired = expiredIgnores(audits, settings, project)
            for index in audits.indices { suppressions.applyIgnores(to: &audits[index], of: 0) }
            let warnings = expired + unusedIgnores(suppressions, settings)
            let (run, moved) = run(audits, suppressions, settings, project)
            addIssues(run, &outcome)
            for warning in warnings + screens.flatMap(\.incomplete) { outcome.warn(Escape.terminal(warning)) }
            for audit in run.screens { outcome.notes += notes(audit) }
            outcome.notes += noteOnFolder(settings, project, caller)
            outcome.notes += project.selection.notesOnFormerIDs(for: Set(screens.map(\.platform)))
            outcome.notes += moved.map { "\(FileSystem.displayed($0.path)): note: \($0.rule.description)" }
            if !outcome.issues.isEmpty { attach(run, screens, project, to: &outcome) }
            return outcome
        } catch {
            for message in error.messages { outcome.fail(Escape.terminal(message)) }
            return outcome
        }
    }

    // MARK: Auditing

    /// Audits each screen, then all of them as the variants of one screen.
    private static func audits(
        of screens: [Screen], _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) -> [ScreenAudit] {
        let path = "\(caller.file)"
        let pipeline = ScreenPipeline(project, ScreenOverrides(locale: screens.count > 1 ? nil : settings.locale))
        var audits = screens.map { screen in
            var named = screen
            if screen.file.isEmpty { named.file = FileSystem.displayed(path) }
            return pipeline.audit(named, as: ScreenID(name: screen.title, path: path))
        }
        if screens.count > 1 {
            for index in GroupAudit(project.rules.rules)(Array(audits.indices), of: &audits) {
                audits[index].setOwners(project.configuration.owners)
            }
        }
        for index in audits.indices where screens[index].file.isEmpty { locate(&audits[index], at: caller) }
        return audits
    }

    /// Sets the location of a screen that was made in code, which has no source file: reports point at the assertion.
    private static func locate(_ audit: inout ScreenAudit, at caller: Caller) {
        let location = TextLocation(line: Int(caller.line), column: Int(caller.column))
        audit.location = location
        for finding in audit.findings.indices {
            for element in audit.findings[finding].elements.indices {
                audit.findings[finding].elements[element].location = location
            }
        }
    }

    // MARK: Ignores and baseline

    /// Returns warnings about the ignores that have expired and would match a finding.
    private static func expiredIgnores(
        _ audits: [ScreenAudit], _ settings: AuditSettings, _ project: Project
    ) -> [String] {
        let today = settings.environment.today
        let ignores = project.configuration.ignores + settings.ignores
        var filter = IgnoreFilter(withoutExpiry(ignores, on: today), project.rules, today: today)
        for audit in audits {
            var copy = audit
            filter.apply(to: &copy)
        }
        return filter.used.map { ignore in
            ignores.first { $0.location == ignore.location }.map {
                location($0) + Wording.expired($0.summary, $0.expires)
            } ?? ""
        }
    }

    /// Returns warnings about the ignores of the assertion itself that matched nothing. Whether the others are unused depends on
    /// the whole test run.
    private static func unusedIgnores(_ suppressions: Suppressions, _ settings: AuditSettings) -> [String] {
        let own = settings.ignores.dropFirst(settings.inheritedIgnores)
        let unused = Set(suppressions.unused.map(\.location))
        return own.filter { unused.contains($0.location) }.map { location($0) + Wording.unused($0.summary) }
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

    private static func setBaseline(
        _ suppressions: inout Suppressions, _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) throws(AuditSettingsError) {
        do throws(SettingsErrors) {
            guard let (path, baseline) = try settings.baseline(of: project, for: caller) else { return }
            suppressions.set(baseline, at: path, for: 0)
        } catch {
            throw AuditSettingsError(messages: error.errors.map(\.description))
        }
    }

    private static func run(
        _ audits: [ScreenAudit], _ suppressions: Suppressions, _ settings: AuditSettings, _ project: Project
    ) -> (run: AuditRun, moved: [(path: String, rule: MovedRule)]) {
        let gate = Gate(
            settings.gate ?? project.configuration.failOn?.value ?? .failure,
            maximumWarnings: settings.maximumWarnings, allowsEmpty: settings.allowsEmpty)
        let ran = Set(audits.flatMap(\.rules))
        var run = AuditRun(screens: audits, gate: gate, rules: project.rules.rules.filter { ran.contains($0.id) })
        run.record.baselines = suppressions.baselines.mapValues(\.baseline)
        let decision = run.decide(project.rules)
        return (run, decision.moved)
    }

    // MARK: Reporting

    /// Adds the findings to the outcome, worst first.
    private static func addIssues(_ run: AuditRun, _ outcome: inout TestOutcome) {
        let atGate = run.severitiesAtGate
        let rules = Dictionary(run.rules.map { ($0.id, $0) }) { first, _ in first }
        var explained: Set<String> = []
        var (failures, warnings): ([String], [String]) = ([], [])
        /// The first screen with each cause.
        var screens: [String: Int] = [:]
        for (screen, finding) in run.worstFirst {
            // The same finding on several variants of a screen is one issue.
            if let first = screens[finding.cause.id], first != screen { continue }
            screens[finding.cause.id] = screen
            let rule = rules[finding.ruleID]
            let isNew = explained.insert(finding.ruleID).inserted
            let message = message(finding, run.screens[screen], isNew ? rule : nil)
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
    private static func notes(_ audit: ScreenAudit) -> [String] {
        var notes = Wording.byReason(audit.notChecked).map { reason, rules in
            "\(audit.screen.title): not checked: \(rules.joined(separator: ", ")) (\(reason))"
        }
        notes += audit.screen.notes.map { "\(audit.screen.title): \($0)" }
        return notes
    }

    /// Returns a note if the folder of the test's source is not there, so that no configuration was found.
    private static func noteOnFolder(_ settings: AuditSettings, _ project: Project, _ caller: Caller) -> [String] {
        let folder = settings.environment.folder(for: caller)
        if settings.source == nil, project.file == nil, FileSystem.entry(at: folder) == nil {
            return [
                "the folder of the test's source, \(folder), is not on this machine, so no .axaudit.json is used; pass one with .configuration(path)"
            ]
        }
        return []
    }

    /// Attaches the reports, the tree and, unless the configuration leaves them out, the pictures of the screens.
    private static func attach(
        _ run: AuditRun, _ screens: [Screen], _ project: Project, to outcome: inout TestOutcome
    ) {
        var run = run
        var pictures: [TestOutcome.Attachment] = []
        for (index, screen) in screens.enumerated() where project.configuration.includesPictures {
            guard let picture = outcome.pictureToWrite(of: screen) else { continue }
            if run.screens[index].picture?.isUsed == true {
                run.screens[index].picture?.shown = ShownPicture(picture)
            }
            let variant = screens.count > 1 ? screen.variant : nil
            pictures.append(TestOutcome.Attachment(picture, variant: variant))
        }
        outcome.attachments = [
            TestOutcome.Attachment(
                name: "axaudit-report.txt", text: ReportFormat.text.report(run, style: TextStyle(isVerbose: true))),
            TestOutcome.Attachment(name: "axaudit-report.html", text: ReportFormat.html.report(run)),
            TestOutcome.Attachment(name: "axaudit-tree.json", text: TreeDocument.text(screens)),
        ]
        outcome.attachments += pictures
    }
}
