import AXTree

/// Runs rules over the screens of one platform.
package struct PlatformAudit: Sendable {
    /// The rules that run, and those to report as not checked, in the order of their ids.
    private let rules: [PlatformRule]
    /// The ids of the rules that run. All screens of a run share the list.
    private let ids: [String]
    /// The kinds of companions that the rules need.
    package let neededCompanions: Set<CompanionKind>
    /// Whether elements of the system are checked too: the keyboard, the status bar, the share sheet, the home screen.
    private let includesSystem: Bool
    /// The picture of the screen; `nil` if there is none.
    package var picture: PictureInput?
    /// Whether reports contain the picture.
    package var embedsPicture = false
    /// The companions of the dump.
    package var companions: Set<CompanionKind> = []
    /// Returns the time that has passed since some point in the past; `nil` to measure nothing.
    package var now: (@Sendable () -> Duration)?
    /// Limits the time of rules with slow expressions in the run, or `nil` for screens by themselves.
    package var timeLimit: (any RuleTimeLimit)?

    /// Creates an audit by these rules.
    ///
    /// - Parameter requested: The ids of the rules that are reported as not checked if they do not run on the platform. Others
    ///   are left out, unless no rule runs.
    package init(
        _ settings: [RuleSetting], on platform: Platform, requested: Set<String> = [], includesSystem: Bool = false
    ) {
        let all = settings.map { PlatformRule($0, on: platform) }.sorted { $0.setting.rule.id < $1.setting.rule.id }
        let running = all.filter { $0.variant != nil }
        ids = running.map(\.setting.rule.id)
        neededCompanions = Set(running.flatMap { $0.variant?.companions ?? [] })
        self.includesSystem = includesSystem
        rules =
            if running.allSatisfy(\.setting.rule.isMandatory) { all } else {
                all.filter { $0.variant != nil || requested.contains($0.setting.rule.id) }
            }
    }

    /// Audits one screen, which has to be of the platform.
    package func callAsFunction(_ screen: Screen) -> ScreenAudit {
        let screen = screen.withReasonableFrames
        // A screen of a test has its audit without a file, and a file of an audit can be left out of the run.
        let companions =
            screen.issues == nil ? companions.subtracting([.audit]) : companions.union([.audit])
        let limited = LimitedScreen(screen)
        let facts = ScreenFacts(limited.screen, includesSystem: includesSystem)
        let view = ScreenView(limited.screen, facts)
        view.wholeElements = screen.elements
        view.picture = picture
        let stopwatch = now.map(Stopwatch.init)
        view.stopwatch = stopwatch
        view.timeLimit = timeLimit
        var notChecked: [NotChecked] = []
        var checks: [Check] = []
        var elementChecks: [ElementCheck] = []
        var groupRules = GroupRules()
        groupRules.includesSystem = includesSystem
        for rule in rules {
            let setting = rule.setting
            guard let variant = rule.variant else {
                let names = setting.rule.platforms.map(\.name).joined(separator: " and ")
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: "this rule is only for \(names)"))
                continue
            }
            let missing = variant.companions.filter { !companions.contains($0) }
            if let item = NotChecked(ruleID: setting.rule.id, missing: missing) {
                notChecked.append(item)
                continue
            }
            let (isChecked, reason) = Self.precheck(variant, screen, facts)
            if let reason {
                // Without other variants in the run, a rule over groups is not part of it.
                let missing: [MissingInput] = variant.isOverGroups ? [.variants] : []
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: reason, missing: missing))
            }
            guard isChecked else { continue }
            let check = Check(view, setting)
            switch variant.check {
            case .eachElement(let body): elementChecks.append(ElementCheck(body: body, check: check))
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
                        GroupRules.Setting(ruleID: check.ruleID, severity: setting.severity, values: setting.values))
                    notChecked.append(.alone(check.ruleID))
                }
                continue
            }
            checks.append(check)
        }
        for element in view.subjects {
            for rule in elementChecks {
                if let stopwatch {
                    stopwatch.measure(rule.check.ruleID) { rule.body(element, rule.check) }
                } else {
                    rule.body(element, rule.check)
                }
            }
        }
        var audit = result(
            screen, facts, FindingMerge.merged(checks.flatMap(\.findings)), notChecked + checks.flatMap(\.notChecked))
        if let note = limited.note { audit.screen.notes.append(note) }
        audit.times = stopwatch?.times
        audit.companions = Set(companions.map(\.id))
        audit.picture = view.pictureAudit
        if embedsPicture { audit.picture?.embedded = view.drawings.flatMap { EmbeddedPicture($0, screen) } }
        audit.groupRules = groupRules
        return audit
    }

    /// Returns what a picture tells about a screen, without rules.
    package func picture(_ picture: PictureInput, of screen: Screen) -> PictureAudit? {
        var audit = self
        audit.picture = picture
        return audit(screen).picture
    }

    /// A rule on the screens of the platform. A class, because a rule has many members, and screens share it.
    private final class PlatformRule: Sendable {
        let setting: RuleSetting
        /// What the rule does on the platform, or `nil` if it does not run there.
        let variant: RuleVariant?

        init(_ setting: RuleSetting, on platform: Platform) {
            self.setting = setting
            variant = setting.rule.variant(on: platform)
        }
    }

    /// A rule that runs over each element, together with its check.
    private struct ElementCheck {
        let body: @Sendable (ElementView, Check) -> Void
        let check: Check
    }

    /// Returns whether the rule can run on a screen, and the reason why it cannot, or not on all elements.
    private static func precheck(
        _ variant: RuleVariant, _ screen: Screen, _ facts: ScreenFacts
    ) -> (isChecked: Bool, reason: String?) {
        let carried = screen.hasConfiguredTypes ? screen.carries.union([.type]) : screen.carries
        if let reason = variant.reasonNotToCheck(carried: carried) { return (false, reason) }
        if variant.needsTouch, screen.isTelevision { return (false, RuleVariant.withoutTouch) }
        if variant.needsRealLengths, screen.hasFramesInPixels { return (false, RuleVariant.unknownDensity) }
        if facts.exposure.isHomeScreen {
            return (false, "this is \(screen.platform.terms.systemScreen), not a screen of an app")
        }
        if facts.exposure.order.isEmpty, !variant.needs.isEmpty { return (false, "the screen has no exposed elements") }
        guard screen.hasConfiguredTypes else { return (true, nil) }
        // Where types come from the configuration alone, the rule checks only those elements.
        return (
            true,
            variant.reasonNotToCheck(carried: screen.carries).map {
                $0 + " except those set in the configuration"
            }
        )
    }

    /// Returns the findings in their fixed order, each element with its location, path and key.
    private func result(
        _ screen: Screen, _ facts: ScreenFacts, _ findings: [Finding], _ notChecked: [NotChecked]
    ) -> ScreenAudit {
        var audit = ScreenAudit(
            screen: screen, exposed: facts.exposure.order, findings: Audit.sorted(findings),
            notChecked: notChecked.sorted { $0.ruleID < $1.ruleID }, rules: ids,
            screenID: ScreenID(name: screen.title, path: screen.file))
        if let note = facts.exposure.noteOnSystemElements { audit.screen.notes.append(note) }
        audit.describeFindings()
        if audit.findings.contains(where: { $0.elements.isEmpty }), !screen.elements.isEmpty {
            audit.location = screen.locations(of: [0])[0]
        }
        return audit
    }
}
