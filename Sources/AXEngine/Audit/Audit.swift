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
        return audit(screen, facts, pass(screen, facts))
    }

    /// Audits one screen on two threads, which pays for a screen of thousands of elements: one looks at each element by
    /// itself, the other at the screen as a whole. The result is the same.
    public func parallel(_ screen: Screen) async -> ScreenAudit {
        guard screen.elements.count >= 2_000 else { return self(screen) }
        var (byElement, overScreen) = (self, self)
        byElement.settings = settings.filter(\.rule.looksAtEachElement)
        overScreen.settings = settings.filter { !$0.rule.looksAtEachElement }
        let facts = ScreenFacts(screen, includesSystemChrome: includesSystemChrome)
        async let other = overScreen.pass(screen, facts)
        var pass = byElement.pass(screen, facts)
        let rest = await other
        pass.findings += rest.findings
        pass.notChecked += rest.notChecked
        return audit(screen, facts, pass)
    }

    /// What the rules say, before it is put in order.
    private struct Pass {
        var findings: [Finding]
        var notChecked: [NotChecked]
    }

    /// A rule that looks at each element, and its number among the settings. (In a tuple the closure would be wrapped.)
    private struct ElementRule {
        let number: Int
        let body: @Sendable (ElementView, Check) -> Void
    }

    private func pass(_ screen: Screen, _ facts: ScreenFacts) -> Pass {
        let view = ScreenView(screen, facts)
        let check = Check(view, settings)
        var refused: [NotChecked] = []
        var elementRules: [ElementRule] = []
        for (number, setting) in settings.enumerated() {
            if let reason = setting.rule.reasonNotToCheck(carried: screen.carries) {
                refused.append(NotChecked(ruleID: setting.rule.id, reason: reason))
            } else if facts.exposure.order.isEmpty, !setting.rule.needs.isEmpty {
                refused.append(NotChecked(ruleID: setting.rule.id, reason: "no element is exposed"))
            } else {
                switch setting.rule.scope {
                case .eachElement(let body): elementRules.append(ElementRule(number: number, body: body))
                case .screen(let body):
                    check.begin(number)
                    body(view, check)
                }
            }
        }
        // All rules look at an element while it is at hand.
        for element in view.subjects {
            for rule in elementRules {
                check.begin(rule.number)
                rule.body(element, check)
            }
        }
        return Pass(findings: check.findings, notChecked: refused + check.notChecked)
    }

    private func audit(_ screen: Screen, _ facts: ScreenFacts, _ pass: Pass) -> ScreenAudit {
        var audit = ScreenAudit(
            screen: screen, exposed: facts.exposure.order, findings: Self.located(pass.findings, screen),
            notChecked: pass.notChecked.sorted { $0.ruleID < $1.ruleID }, rules: settings.map(\.rule.id),
            place: ScreenPlace(name: screen.title, path: screen.file))
        if audit.findings.contains(where: \.elements.isEmpty), !screen.elements.isEmpty {
            audit.position = screen.positions(of: [0])[0]
        }
        return audit
    }

    /// By element, then by rule; what concerns the whole screen comes first.
    private static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first?.index ?? -1, other.element.elements.first?.index ?? -1)
            if first != second { return first < second }
            if one.element.ruleID != other.element.ruleID { return one.element.ruleID < other.element.ruleID }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// Findings in their fixed order, each element with its place, path and key.
    private static func located(_ findings: [Finding], _ screen: Screen) -> [Finding] {
        guard !findings.isEmpty else { return [] }
        var findings = sorted(findings)
        let indices = Array(Set(findings.flatMap { $0.elements.map(\.index) })).sorted()
        let paths = ElementPath(screen)
        var found: [Int: FoundElement] = [:]
        found.reserveCapacity(indices.count)
        for ((index, position), key) in zip(zip(indices, screen.positions(of: indices)), screen.keys(of: indices)) {
            var element = FoundElement(index: index)
            element.position = position
            element.path = paths[index]
            element.key = key
            found[index] = element
        }
        for number in findings.indices where !findings[number].elements.isEmpty {
            findings[number].elements = findings[number].elements.map { found[$0.index] ?? $0 }
            findings[number].key = findings[number].elements.map(\.key.description).sorted().joined(separator: " & ")
        }
        return findings
    }
}
