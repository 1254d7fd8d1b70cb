import AXSyntax
import AXTree

/// Runs rules over the screens of one platform.
package struct PlatformAudit: Sendable {
    /// The rules that run, in the order of their ids.
    private let rules: [PlatformRule]
    /// The rules that do not run on the platform and are reported.
    private let notOnPlatform: [NotChecked]
    /// The ids of the rules that run. All screens of a run share the list.
    private let ids: [String]
    /// The kinds of companions that the rules need.
    package let neededCompanions: Set<CompanionKind>
    /// Whether elements of the system are checked too: the keyboard, the status bar, the share sheet, the home screen.
    private let includesSystem: Bool
    /// How screens that only the system draws are treated.
    private let systemScreens: SystemScreens
    /// The picture of the screen; `nil` if there is none.
    package var picture: PictureInput?
    /// How reports show the picture.
    package var pictureInclusion = PictureInclusion.none
    /// The companions of the dump.
    package var companions: Set<CompanionKind> = []
    /// The journeys of the screen; `nil` if the configuration has none for any screen.
    package var journeys: [JourneyTarget]?
    /// Returns the time that has passed since some point in the past; `nil` to measure nothing.
    package var now: (@Sendable () -> TimeSpan)?

    /// Creates an audit by these rules.
    ///
    /// - Parameter requested: The ids of the rules that are reported as not checked if they do not run on the platform.
    ///   Others are left out, unless no rule runs.
    package init(
        _ settings: [RuleSetting], on platform: Platform, requested: Set<String> = [], includesSystem: Bool = false,
        systemScreens: SystemScreens = .verdict
    ) {
        let rules = settings.compactMap { PlatformRule($0, on: platform) }.sorted { $0.id < $1.id }
        self.rules = rules
        ids = rules.map(\.id)
        neededCompanions = Set(rules.flatMap(\.variant.companions))
        self.includesSystem = includesSystem
        self.systemScreens = systemScreens
        let noRuleRuns = rules.allSatisfy(\.setting.rule.isMandatory)
        notOnPlatform = settings.map(\.rule).compactMap { rule in
            guard rule.variant(on: platform) == nil, noRuleRuns || requested.contains(rule.id) else { return nil }
            let names = rule.platforms.map(\.name).joined(separator: " and ")
            return NotChecked(ruleID: rule.id, reason: "this rule is only for \(names)")
        }
    }

    /// Audits one screen, which has to be of the platform.
    package func callAsFunction(_ screen: Screen) -> ScreenAudit {
        let screen = screen.withReasonableFrames
        // A screen of a test has its audit without a file, and a file of an audit can be left out of the run.
        var companions = companions
        if screen.origin.issues != nil { companions.insert(.audit) } else { companions.remove(.audit) }
        let limited = LimitedScreen(screen)
        var includesSystem = includesSystem
        var facts = ScreenFacts(limited.screen, includesSystem: includesSystem)
        if facts.exposure.isHomeScreen, systemScreens == .mine {
            includesSystem = true
            facts = ScreenFacts(limited.screen, includesSystem: true)
        }
        let view = ScreenView(limited.screen, facts)
        view.wholeElements = screen.elements
        view.picture = picture
        let stopwatch = now.map(Stopwatch.init)
        view.stopwatch = stopwatch
        if let journeys, !journeys.isEmpty, rules.contains(where: \.variant.needsJourneys) {
            view.journeys = JourneyResult.results(of: journeys, on: view.screen, view.exposure, view.reach)
        }
        var notChecked = notOnPlatform
        var checks: [RuleCheck] = []
        var elementChecks: [ElementCheck] = []
        var groupRules = GroupRules()
        groupRules.includesSystem = includesSystem
        let reasonOnSystemScreen = facts.exposure.isHomeScreen ? screen.reasonOnSystemScreen : nil
        for rule in rules {
            if rule.needsMore, let missing = rule.missing(companions, journeys, hasTouches: !screen.touches.isEmpty) {
                notChecked.append(missing)
                continue
            }
            let (isChecked, reason) = rule.precheck(screen, facts, reasonOnSystemScreen: reasonOnSystemScreen)
            if let reason {
                // Without other variants in the run, a rule over groups is not part of it.
                let missing: [MissingInput] = rule.variant.isOverGroups ? [.variants] : []
                notChecked.append(NotChecked(ruleID: rule.id, reason: reason, missing: missing))
            }
            guard isChecked else { continue }
            let check = rule.check(on: view)
            switch rule.variant.check {
            case .eachElement(let subjects, let body):
                elementChecks.append(ElementCheck(subjects: subjects, body: body, check: check))
            case .screen(let body):
                if let stopwatch {
                    stopwatch.measure(check.ruleID) { body(view, check) }
                } else {
                    body(view, check)
                }
            case .group:
                // Checked after the other screens of the group were read.
                if reason == nil {
                    groupRules.settings.append(
                        GroupRules.Setting(
                            ruleID: rule.id, severity: rule.setting.severity, values: rule.setting.values))
                    notChecked.append(.alone(rule.id))
                }
                continue
            }
            checks.append(check)
        }
        for rule in elementChecks {
            let (body, check) = (rule.body, rule.check)
            func checkAll() { for index in view.indices(of: rule.subjects) { body(view[index], check) } }
            if let stopwatch { stopwatch.measure(check.ruleID, checkAll) } else { checkAll() }
        }
        // Most checks have neither.
        var findings: [Finding] = []
        for check in checks where !check.findings.isEmpty { findings += check.findings }
        for rule in rules {
            guard let other = rule.setting.rule.yieldsTo else { continue }
            let reported = Set(findings.filter { $0.ruleID == other }.compactMap { $0.elements.first?.index })
            findings.removeAll { $0.ruleID == rule.id && $0.elements.first.map { reported.contains($0.index) } == true }
        }
        for check in checks where !check.notChecked.isEmpty { notChecked += check.notChecked }
        var audit = result(screen, facts, FindingMerge.merged(findings), notChecked)
        if let note = limited.note { audit.screen.origin.notes.append(note) }
        audit.times = stopwatch?.times
        audit.companions = Set(companions.map(\.id))
        if journeys != nil { audit.companions.insert(MissingInput.journeys.id) }
        if !screen.touches.isEmpty { audit.companions.insert(MissingInput.touches.id) }
        audit.journeys = view.journeys
        audit.steps = view.steps + screen.followers.map { CrawlStep(opened: $0) }
        audit.picture = view.pictureAudit
        if let picture, let drawings = view.drawings {
            audit.picture?.show(picture, drawings, pictureInclusion, screen)
        }
        audit.groupRules = groupRules
        audit.reasonWithoutVerdict = screen.reasonWithoutVerdict(facts.exposure)
        audit.unfinished = audit.notChecked.filter(\.isUnfinished).map { "\($0.ruleID): \($0.reason)" }
        audit.isSkipped = facts.exposure.isHomeScreen && systemScreens == .skip
        return audit
    }

    /// Returns what a picture tells about a screen, without rules.
    package func picture(_ picture: PictureInput, of screen: Screen) -> PictureAudit? {
        var audit = self
        audit.picture = picture
        return audit(screen).picture
    }

    /// Returns the edit of the app's code that corrects what a rule reports; `nil` if there is none that is right for
    /// every element.
    package func edit(of ruleID: String) -> CodeEdit? { rules.first { $0.id == ruleID }?.variant.edit }

    /// A rule that runs on the platform. A class, because it is large and every screen asks for it.
    private final class PlatformRule: Sendable {
        let setting: RuleSetting
        let variant: RuleVariant

        /// Whether it needs more than the dump.
        let needsMore: Bool

        var id: String { setting.rule.id }

        /// Creates a rule; `nil` if it does not run on the platform.
        init?(_ setting: RuleSetting, on platform: Platform) {
            guard let variant = setting.rule.variant(on: platform) else { return nil }
            self.setting = setting
            self.variant = variant
            needsMore = variant.needsJourneys || variant.needsTouches || !variant.companions.isEmpty
        }

        /// Returns a check of the rule on a screen.
        func check(on view: ScreenView) -> RuleCheck {
            RuleCheck(
                view, ruleID: id, isMandatory: setting.rule.isMandatory, severity: setting.severity,
                values: setting.values)
        }

        /// Returns what is reported on a screen that lacks companions of the rule or touches, or in a project without
        /// the journeys that it is about; `nil` if it has all.
        func missing(
            _ present: Set<CompanionKind>, _ journeys: [JourneyTarget]?, hasTouches: Bool
        ) -> NotChecked? {
            if variant.needsJourneys, journeys == nil { return .withoutJourneys(id) }
            if variant.needsTouches, !hasTouches { return .withoutTouches(id) }
            guard !variant.companions.isEmpty else { return nil }
            return NotChecked(ruleID: id, missing: variant.companions.filter { !present.contains($0) })
        }

        /// Returns whether the rule can run on a screen, and the reason why it cannot, or not on all elements.
        ///
        /// - Parameter reasonOnSystemScreen: The reason why no rule runs on a screen that is the system's; `nil` for
        ///   another screen.
        func precheck(
            _ screen: Screen, _ facts: ScreenFacts, reasonOnSystemScreen: String?
        ) -> (isChecked: Bool, reason: String?) {
            let carried = screen.hasConfiguredTypes ? screen.carries.union([.type]) : screen.carries
            if let reason = variant.reasonNotToCheck(carried: carried) { return (false, reason) }
            if variant.needsTouch, screen.isTelevision { return (false, RuleVariant.withoutTouch) }
            if variant.needsRealLengths, screen.hasFramesInPixels { return (false, RuleVariant.unknownDensity) }
            if let reasonOnSystemScreen { return (false, reasonOnSystemScreen) }
            if facts.exposure.order.isEmpty, !variant.needs.isEmpty {
                return (false, "the screen has no exposed elements")
            }
            // Where types come from the configuration alone, the rule checks only those elements.
            let reason = variant.reasonNotToCheck(carried: screen.carries)
            return (true, reason.map { $0 + " except those set in the configuration" })
        }
    }

    /// A rule that runs over each element, together with its check.
    private struct ElementCheck {
        let subjects: RuleSubjects
        let body: @Sendable (ElementView, RuleCheck) -> Void
        let check: RuleCheck
    }

    /// Returns the findings in their fixed order, each element with its location, path and key.
    private func result(
        _ screen: Screen, _ facts: ScreenFacts, _ findings: [Finding], _ notChecked: [NotChecked]
    ) -> ScreenAudit {
        var audit = ScreenAudit(
            screen: screen, exposed: facts.exposure.order, findings: Audit.sorted(findings),
            notChecked: notChecked.sorted { $0.ruleID < $1.ruleID }, rules: ids,
            screenID: ScreenID(name: screen.title, path: screen.origin.file))
        if let note = facts.exposure.noteOnSystemElements { audit.screen.origin.notes.append(note) }
        audit.describeFindings()
        if audit.findings.contains(where: { $0.elements.isEmpty }), !screen.elements.isEmpty {
            audit.location = screen.locations(of: [0])[0]
        }
        return audit
    }
}
