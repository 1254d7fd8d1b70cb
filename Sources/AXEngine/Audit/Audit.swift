import AXTree

/// Runs rules over screens. A pure function of its values: the same screen gives the same findings in the same order.
public struct Audit: Sendable {
    /// The rules that are switched on, in the order of their ids.
    public private(set) var settings: [RuleSetting]
    /// Whether elements of the system are checked too: the keyboard, the status bar, the share sheet, the home screen.
    public var includesSystem = false
    /// The rules that are reported as not checked on the screens of a platform on which they do not run. Others are left out
    /// there, unless no rule runs.
    package var requested: Set<String> = []
    /// By rule, the reason why it is not checked: it took too long on another screen.
    package var stopped: [String: String] = [:]

    /// The ids of the rules for each platform, made once because all results of a run have them.
    private let ruleIDs: [Platform: [String]]

    /// Creates an audit by these rules.
    public init(_ settings: [RuleSetting]) {
        let sorted = settings.sorted { $0.rule.id < $1.rule.id }
        self.settings = sorted
        ruleIDs = Dictionary(
            uniqueKeysWithValues: Platform.allCases.map { platform in
                (platform, sorted.map(\.rule).filter { $0.platforms.contains(platform) }.map(\.id))
            })
    }

    /// Creates an audit by rules with their own severities and parameters.
    public init(rules: [Rule]) { self.init(rules.map { RuleSetting($0) }) }

    /// Audits one screen.
    public func callAsFunction(_ screen: Screen) -> ScreenAudit {
        let screen = screen.withReasonableFrames
        let facts = ScreenFacts(screen, includesSystem: includesSystem)
        let view = ScreenView(screen, facts)
        var notChecked: [NotChecked] = []
        var checks: [Check] = []
        var elementChecks: [ElementCheck] = []
        let settings = settings(for: screen.platform)
        for setting in settings {
            guard setting.rule.platforms.contains(screen.platform) else {
                let names = setting.rule.platforms.map(\.name).joined(separator: " and ")
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: "this rule is only for \(names)"))
                continue
            }
            if let reason = stopped[setting.rule.id] {
                notChecked.append(NotChecked(ruleID: setting.rule.id, reason: reason, isStopped: true))
                continue
            }
            let (isChecked, reason) = Self.precheck(setting.rule, screen, facts)
            if let reason { notChecked.append(NotChecked(ruleID: setting.rule.id, reason: reason)) }
            guard isChecked else { continue }
            let check = Check(view, setting)
            checks.append(check)
            switch setting.rule.scope.body {
            case .eachElement(let body):
                elementChecks.append(ElementCheck(setting.rule.scope.condition, body, check))
            case .screen(let body): body(view, check)
            }
        }
        // Each element is checked by all rules before the next one.
        for element in view.subjects {
            for rule in elementChecks where rule.condition?.holds(for: element) ?? true {
                rule.body(element, rule.check)
            }
        }
        return result(
            screen, facts, checks.flatMap(\.findings), notChecked + checks.flatMap(\.notChecked))
    }

    /// Returns the rules that run on a platform, and those to report as not checked.
    private func settings(for platform: Platform) -> [RuleSetting] {
        let running = settings.filter { $0.rule.platforms.contains(platform) }
        if running.allSatisfy(\.rule.isMandatory) { return settings }
        if requested.isEmpty { return running }
        return settings.filter { requested.contains($0.rule.id) || $0.rule.platforms.contains(platform) }
    }

    /// A rule that runs over each element, together with its check.
    private final class ElementCheck {
        let condition: LabelCondition?
        let body: @Sendable (ElementView, Check) -> Void
        let check: Check

        init(_ condition: LabelCondition?, _ body: @escaping @Sendable (ElementView, Check) -> Void, _ check: Check) {
            self.condition = condition
            self.body = body
            self.check = check
        }
    }

    /// Returns whether the rule can run on a screen, and the reason why it cannot, or not on all elements.
    private static func precheck(
        _ rule: Rule, _ screen: Screen, _ facts: ScreenFacts
    ) -> (isChecked: Bool, reason: String?) {
        let carried = screen.hasConfiguredTypes ? screen.carries.union([.type]) : screen.carries
        if let reason = rule.reasonNotToCheck(carried: carried, on: screen.platform) { return (false, reason) }
        if rule.needsDensity, screen.hasFramesInPixels { return (false, Rule.unknownDensity) }
        if facts.exposure.isHomeScreen {
            let screenName = screen.platform == .iOS ? "the home screen of iOS" : "a screen that Android draws"
            return (false, "this is \(screenName), not a screen of an app")
        }
        if facts.exposure.order.isEmpty, !rule.needs.isEmpty { return (false, "the screen has no exposed elements") }
        guard screen.hasConfiguredTypes else { return (true, nil) }
        // Where types come from the configuration alone, the rule checks only those elements.
        return (
            true,
            rule.reasonNotToCheck(carried: screen.carries, on: screen.platform).map {
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
            notChecked: notChecked.sorted { $0.ruleID < $1.ruleID }, rules: ruleIDs[screen.platform] ?? [],
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
    private static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first?.index ?? -1, other.element.elements.first?.index ?? -1)
            if first != second { return first < second }
            if one.element.ruleID != other.element.ruleID { return one.element.ruleID < other.element.ruleID }
            return one.offset < other.offset
        }.map(\.element)
    }
}
