import AXTree

/// Runs rules over screens. A pure function of its values: the same screen gives the same findings in the same order.
public struct Audit: Sendable {
    /// The rules that are switched on, in the order of their ids.
    package let settings: [RuleSetting]
    /// The rules on the platforms where others are switched on, or with other settings.
    private let exceptions: [Platform: [RuleSetting]]
    /// Whether elements of the system are checked too: the keyboard, the status bar, the share sheet, the home screen.
    package var includesSystem = false
    /// The rules that are reported as not checked on the screens of a platform on which they do not run. Others are left out
    /// there, unless no rule runs.
    package var requested: Set<String> = []
    /// The companions of the dump.
    package var companions: Set<CompanionKind> = []
    /// Returns the time that has passed since some point in the past; `nil` to measure nothing.
    package var now: (@Sendable () -> Duration)?

    /// The rules on the screens of each platform, made once because all screens of a run have them.
    private let platformRules: [Platform: PlatformRules]
    /// The kinds of companions that rules need.
    package let neededCompanions: Set<CompanionKind>

    /// Creates an audit by these rules.
    public init(_ settings: [RuleSetting]) { self.init(settings, on: [:]) }

    /// Creates an audit by these rules. `exceptions` are those on platforms where others are switched on, or with other settings.
    package init(_ settings: [RuleSetting], on exceptions: [Platform: [RuleSetting]]) {
        let sorted = settings.sorted { $0.rule.id < $1.rule.id }
        let sortedExceptions = exceptions.mapValues { $0.sorted { $0.rule.id < $1.rule.id } }
        self.settings = sorted
        self.exceptions = sortedExceptions
        platformRules = Dictionary(
            uniqueKeysWithValues: Set(sorted.flatMap(\.rule.platforms)).union(exceptions.keys).map { platform in
                (platform, PlatformRules(sortedExceptions[platform] ?? sorted, on: platform))
            })
        neededCompanions = Set(
            (sorted + exceptions.values.flatMap(\.self)).flatMap { $0.rule.variants.flatMap(\.companions) })
    }

    /// Creates an audit by rules with their own severities and parameters.
    public init(rules: [Rule]) { self.init(rules.map { RuleSetting($0) }) }

    /// Audits one screen.
    public func callAsFunction(_ screen: Screen) -> ScreenAudit {
        let screen = screen.withReasonableFrames
        let limited = LimitedScreen(screen)
        let facts = ScreenFacts(limited.screen, includesSystem: includesSystem)
        let view = ScreenView(limited.screen, facts)
        view.wholeElements = screen.elements
        let stopwatch = now.map(Stopwatch.init)
        view.stopwatch = stopwatch
        var notChecked: [NotChecked] = []
        var checks: [Check] = []
        var elementChecks: [ElementCheck] = []
        var groupRules = GroupRules()
        groupRules.includesSystem = includesSystem
        for rule in rules(on: screen.platform) {
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
            screen, facts, checks.flatMap(\.findings), notChecked + checks.flatMap(\.notChecked))
        if let note = limited.note { audit.screen.notes.append(note) }
        audit.times = stopwatch?.times
        audit.companions = Set(companions.map(\.id))
        audit.groupRules = groupRules
        return audit
    }

    /// Returns the rules that run on a platform, and those to report as not checked.
    private func rules(on platform: Platform) -> [PlatformRule] {
        let rules = platformRules[platform] ?? PlatformRules(exceptions[platform] ?? settings, on: platform)
        if rules.running.allSatisfy(\.setting.rule.isMandatory) { return rules.all }
        if requested.isEmpty { return rules.running }
        return rules.all.filter { $0.variant != nil || requested.contains($0.setting.rule.id) }
    }

    /// A rule on the screens of a platform. A class, because a rule has many members, and screens share it.
    private final class PlatformRule: Sendable {
        let setting: RuleSetting
        /// What the rule does on the platform, or `nil` if it does not run there.
        let variant: RuleVariant?

        init(_ setting: RuleSetting, on platform: Platform) {
            self.setting = setting
            variant = setting.rule.variant(on: platform)
        }
    }

    /// The rules on the screens of a platform.
    private struct PlatformRules: Sendable {
        let all: [PlatformRule]
        /// The rules that run there.
        let running: [PlatformRule]
        /// Their ids.
        let ids: [String]

        init(_ settings: [RuleSetting], on platform: Platform) {
            all = settings.map { PlatformRule($0, on: platform) }
            running = all.filter { $0.variant != nil }
            ids = running.map(\.setting.rule.id)
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
            screen: screen, exposed: facts.exposure.order, findings: Self.sorted(findings),
            notChecked: notChecked.sorted { $0.ruleID < $1.ruleID }, rules: platformRules[screen.platform]?.ids ?? [],
            screenID: ScreenID(name: screen.title, path: screen.file))
        if let note = facts.exposure.noteOnSystemElements { audit.screen.notes.append(note) }
        audit.describeFindings()
        if audit.findings.contains(where: { $0.elements.isEmpty }), !screen.elements.isEmpty {
            audit.location = screen.locations(of: [0])[0]
        }
        return audit
    }

    /// Returns the findings by element, then by rule; findings of the whole screen come first. Findings of one rule on one
    /// element keep their order.
    static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first?.index ?? -1, other.element.elements.first?.index ?? -1)
            if first != second { return first < second }
            if one.element.ruleID != other.element.ruleID { return one.element.ruleID < other.element.ruleID }
            return one.offset < other.offset
        }.map(\.element)
    }
}
