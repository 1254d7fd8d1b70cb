import AXTree

/// Runs rules over screens. A pure function of its values: the same screen gives the same findings in the same order.
public struct Audit: Sendable {
    /// The rules that are switched on, in the order of their ids.
    public private(set) var settings: [RuleSetting]
    /// Whether the keyboard, the status bar and scroll bars are looked at too. The system owns them.
    public var includesSystemChrome = false

    /// An audit by these rules.
    public init(_ settings: [RuleSetting]) {
        self.settings = settings.sorted { $0.rule.id < $1.rule.id }
    }

    /// An audit by rules as they are.
    public init(rules: [Rule]) { self.init(rules.map { RuleSetting($0) }) }

    /// Audits one screen.
    public func callAsFunction(_ screen: Screen) -> ScreenAudit {
        let facts = ScreenFacts(screen, includesSystemChrome: includesSystemChrome)
        let plan = AuditPlan(settings, screen, facts)
        let check = Check(ScreenView(screen, facts), settings)
        for share in plan.shares { plan.work(share, check.view, check) }
        let indices = FoundElements.indices(of: check.findings)
        let found = FoundElements(indices, on: screen).located(at: screen.locations(of: indices))
        return result(screen, facts, check.findings, plan.notChecked + check.notChecked, found)
    }

    /// Findings in their fixed order, each element with its place, path and key.
    private func result(
        _ screen: Screen, _ facts: ScreenFacts, _ findings: [Finding], _ notChecked: [NotChecked],
        _ found: [Int: FoundElement]
    ) -> ScreenAudit {
        var audit = ScreenAudit(
            screen: screen, exposed: facts.exposure.order, findings: Self.sorted(findings),
            notChecked: notChecked.sorted { $0.ruleID < $1.ruleID }, rules: settings.map(\.rule.id),
            place: ScreenPlace(name: screen.title, path: screen.file))
        for number in audit.findings.indices where !audit.findings[number].elements.isEmpty {
            let elements = audit.findings[number].elements.map { found[$0.index] ?? $0 }
            audit.findings[number].elements = elements
            audit.findings[number].key = elements.map(\.key.description).sorted().joined(separator: " & ")
        }
        if audit.findings.contains(where: { $0.elements.isEmpty }), !screen.elements.isEmpty {
            audit.position = screen.locations(of: [0])[0]
        }
        return audit
    }

    /// By element, then by rule; what concerns the whole screen comes first. What one rule says of one element keeps its order.
    private static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first?.index ?? -1, other.element.elements.first?.index ?? -1)
            if first != second { return first < second }
            if one.element.ruleID != other.element.ruleID { return one.element.ruleID < other.element.ruleID }
            return one.offset < other.offset
        }.map(\.element)
    }
}
