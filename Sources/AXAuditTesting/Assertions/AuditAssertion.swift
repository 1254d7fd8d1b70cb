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

    /// Returns whether the picture of a screen is wanted: it is written, a rule measures it, or there is something to
    /// attach it to. The last is not known of a variant, which is compared when all of them are there.
    static func wantsPicture(of screen: Screen, _ settings: AuditSettings, _ caller: Caller) -> Bool {
        if TreeCollector(settings, caller)?.writesPictures == true { return true }
        guard screen.obstacle == nil, let project = try? settings.project(for: caller) else { return false }
        let screen = named(screen, caller)
        let id = ScreenID(name: screen.title, path: "\(caller.file)")
        if ScreenPipeline(project, settings.overrides).needsPicture(of: screen, as: id) { return true }
        guard project.configuration.includesPictures else { return false }
        return settings.comparesVariants || !verify([screen], settings, caller, attaching: false).issues.isEmpty
    }

    /// Audits a screen, or the variants of one screen, and returns what to report to the test framework.
    ///
    /// - Parameter attaching: Whether issues have the reports, the tree and the picture.
    static func verify(
        _ screens: [Screen], _ settings: AuditSettings, _ caller: Caller, attaching: Bool = true
    ) -> TestOutcome {
        if let obstacle = screens.lazy.compactMap(\.obstacle).first {
            return TestOutcome(failure: "no verdict: \(obstacle)")
        }
        var outcome = TestOutcome()
        outcome.hasIssuePerFinding = settings.hasIssuePerFinding
        do throws(AuditSettingsError) {
            let project = try settings.project(for: caller)
            var builder = RunBuilder(try runSettings(settings, project, caller))
            let path = "\(caller.file)"
            var overrides = settings.overrides
            if screens.count > 1 { overrides.locale = nil }
            let pipeline = ScreenPipeline(project, overrides)
            for var screen in screens {
                if screen.origin.file.isEmpty { screen.origin.file = FileSystem.displayed(path) }
                builder.add(pipeline.audit(screen, as: ScreenID(name: screen.title, path: path)))
            }
            var run = builder.finish()
            for index in screens.indices where screens[index].origin.file.isEmpty {
                locate(&run.screens[index], at: caller)
            }
            let warnings = expiredIgnores(run, settings, project) + unusedIgnores(run, settings)
            addIssues(run, &outcome)
            addScreensWithoutVerdict(run, &outcome)
            if settings.journey != nil { addMissingJourney(run, &outcome) }
            for warning in warnings + screens.flatMap(\.incomplete) { outcome.warn(Escape.terminal(warning)) }
            for audit in run.screens { outcome.notes += notes(audit) }
            outcome.notes += project.selection.notesOnFormerIDs(for: Set(screens.map(\.platform)))
            outcome.notes += run.decision.moved.map { "\(FileSystem.displayed($0.path)): note: \($0.rule.description)" }
            if attaching, !outcome.issues.isEmpty { attach(run, screens, project, to: &outcome) }
            return outcome
        } catch {
            for message in error.messages { outcome.fail(Escape.terminal(message)) }
            return outcome
        }
    }

    // MARK: Auditing

    /// Returns the settings of a run over the variants of one screen. It demands nothing of all screens of the app
    /// together.
    private static func runSettings(
        _ settings: AuditSettings, _ project: Project, _ caller: Caller
    ) throws(AuditSettingsError) -> RunSettings {
        let level = settings.gate ?? project.configuration.failOn?.value ?? .failure
        var run = RunSettings(
            rules: project.rules.rules, index: project.rules, gate: Gate(level, allowsEmpty: settings.allowsEmpty))
        run.projects = [RunSettings.Project(project.configuration, isPartial: project.selection.isPartial)]
        run.ignores = settings.ignores
        run.today = settings.environment.today
        run.groups = .together
        run.record.maximumWarnings = settings.maximumWarnings
        run.record.journeys = settings.journey.map { [Located($0.journey, at: $0.location)] } ?? []
        do throws(SettingsErrors) {
            if let (path, baseline) = try settings.baseline(of: project, for: caller) { run.set(baseline, at: path) }
        } catch {
            throw AuditSettingsError(messages: error.errors.map(\.description))
        }
        return run
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
        _ run: AuditRun, _ settings: AuditSettings, _ project: Project
    ) -> [String] {
        let today = settings.environment.today
        let ignores = project.configuration.ignores + settings.ignores
        var filter = IgnoreFilter(withoutExpiry(ignores, on: today), project.rules, today: today)
        for var audit in run.screens { filter.apply(to: &audit) }
        return filter.used.map { ignore in
            ignores.first { $0.location == ignore.location }.map {
                location($0) + Wording.expired($0.summary, $0.expires)
            } ?? ""
        }
    }

    /// Returns warnings about the ignores of the assertion itself that matched nothing. Whether the others are unused
    /// depends on the whole test run.
    private static func unusedIgnores(_ run: AuditRun, _ settings: AuditSettings) -> [String] {
        let own = settings.ignores.dropFirst(settings.inheritedIgnores)
        let unused = Set(run.decision.unusedIgnores.map(\.location))
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

    /// Adds a failure for each screen on which no rule could run. That of an empty screen is a finding already.
    private static func addScreensWithoutVerdict(_ run: AuditRun, _ outcome: inout TestOutcome) {
        for entry in run.screensWithoutVerdict {
            let audit = run.screens[entry.index]
            let message = Escape.terminal("\(audit.screen.title): \(entry.message)")
            if entry.isAllowed {
                outcome.notes.append(message)
            } else if audit.findings.isEmpty {
                outcome.fail(message)
            }
        }
    }

    /// Adds a failure if the only journey has no verdict.
    private static func addMissingJourney(_ run: AuditRun, _ outcome: inout TestOutcome) {
        let id = Rule.journeyLength.id
        var reasons = run.screens.flatMap(\.notChecked).filter { $0.ruleID == id }.map(\.reason)
        if !run.screens.contains(where: { $0.rules.contains(id) }) { reasons.append("the rule \(id) is off") }
        let messages = run.journeyErrors.map(\.message)
        for message in messages.isEmpty ? reasons.map({ "no verdict: \($0)" }) : messages {
            outcome.fail(Escape.terminal(message))
        }
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
        notes += audit.screen.origin.notes.map { "\(audit.screen.title): \($0)" }
        return notes
    }

    /// Attaches the reports, the tree and, unless the configuration leaves them out, the pictures of the screens.
    private static func attach(
        _ run: AuditRun, _ screens: [Screen], _ project: Project, to outcome: inout TestOutcome
    ) {
        var run = run
        var pictures: [TestOutcome.Attachment] = []
        for (index, screen) in screens.enumerated() where project.configuration.includesPictures {
            let variant = screens.count > 1 ? screen.variant : nil
            let picture = outcome.pictureToWrite(of: screen)
            if let marked = TestOutcome.Attachment(marking: run.screens[index], on: picture, variant: variant) {
                pictures.append(marked)
            }
            guard let picture else { continue }
            if run.screens[index].picture?.isUsed == true {
                run.screens[index].picture?.shown = ShownPicture(picture)
            }
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
