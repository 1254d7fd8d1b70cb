/// The rules that run on each screen, with their severities and parameters.
///
/// Settings are applied in this order: the preset, the rules of the configuration, its overrides, the command line.
package struct RuleSelection: Sendable {
    private let overrides: [RuleOverride]
    private let overrideScopes: ScreenScopeIndex
    private let changes: [SelectionChange]
    private let index: RuleIndex
    private let allowsEmpty: Bool
    private let includesSystem: Bool
    /// The rules on a screen to which no override applies.
    private let base: [EffectiveRule]
    private let baseAudit: Audit

    /// The selection by a configuration, changed by options.
    package init(
        _ configuration: Configuration, _ index: RuleIndex, changes: [SelectionChange] = [], allowsEmpty: Bool = false
    ) {
        let preset = configuration.preset?.value ?? .recommended
        let start = index.rules.map { EffectiveRule($0, preset: preset) }
        var base = start
        Self.apply(configuration.ruleEntries, to: &base) { .configuration($0) }
        self.base = base
        overrides = configuration.overrides
        overrideScopes = ScreenScopeIndex(overrides.map(\.scope))
        self.changes = changes
        self.index = index
        self.allowsEmpty = allowsEmpty
        includesSystem = configuration.includesSystem
        baseAudit = Self.audit(
            Self.finished(base, changes, index, allowsEmpty), changes, index,
            includesSystem: configuration.includesSystem)
    }

    /// Whether `--only` restricts the rules, so that the findings of the others are not known.
    package var isPartial: Bool {
        changes.contains { if case .only = $0.kind { true } else { false } }
    }

    /// The settings of every rule on a screen.
    package func effectiveRules(on screen: ScreenID) -> [EffectiveRule] {
        effectiveRules(under: overrideScopes.containing(screen))
    }

    private func effectiveRules(under applied: [Int]) -> [EffectiveRule] {
        var rules = base
        for number in applied { Self.apply(overrides[number].entries, to: &rules) { .override($0) } }
        return Self.finished(rules, changes, index, allowsEmpty)
    }

    /// The audit of a screen.
    package func audit(on screen: ScreenID) -> Audit {
        let applied = overrideScopes.containing(screen)
        return applied.isEmpty
            ? baseAudit : Self.audit(effectiveRules(under: applied), changes, index, includesSystem: includesSystem)
    }

    private static func audit(
        _ rules: [EffectiveRule], _ changes: [SelectionChange], _ index: RuleIndex, includesSystem: Bool
    ) -> Audit {
        var audit = Audit(
            rules.filter(\.isOn).map { rule in
                RuleSetting(
                    rule.rule, severity: rule.severity,
                    values: Dictionary(rule.values.map { ($0.name, $0.value) }) { first, _ in first })
            })
        audit.includesSystem = includesSystem
        for case .only(.rule(let number)) in changes.map(\.kind) { audit.requested.insert(index.rules[number].id) }
        return audit
    }

    private static func apply(
        _ entries: [RuleEntry], to rules: inout [EffectiveRule], origin: (SettingLocation) -> SettingOrigin
    ) {
        for entry in entries {
            for number in entry.target.numbers {
                if let level = entry.level { rules[number].set(level, by: origin(entry.location)) }
                for (name, value, location) in entry.values { rules[number].set(name, value, by: origin(location)) }
            }
        }
    }

    /// The rules after the changes by options. Mandatory rules are on unless `allowsEmpty`.
    private static func finished(
        _ rules: [EffectiveRule], _ changes: [SelectionChange], _ index: RuleIndex, _ allowsEmpty: Bool
    ) -> [EffectiveRule] {
        var rules = rules
        var only: [(target: RuleTarget, option: String)] = []
        for change in changes {
            let origin = SettingOrigin.commandLine(change.option)
            switch change.kind {
            case .preset(let preset):
                for number in rules.indices { rules[number].select(preset, by: origin) }
            case .level(let target, let level):
                for number in target.numbers { rules[number].set(level, by: origin) }
            case .value(let number, let name, let value): rules[number].set(name, value, by: origin)
            case .only(let target): only.append((target, change.option))
            }
        }
        if !only.isEmpty { restrict(&rules, to: only, index) }
        for number in rules.indices where rules[number].rule.isMandatory {
            if allowsEmpty {
                rules[number].isOn = false
                rules[number].origin = .commandLine("--allow-empty")
            } else if !rules[number].isOn {
                rules[number].isOn = true
                rules[number].origin = .mandatory
            }
        }
        return rules
    }

    /// Switches the named rules on and all others off. A member of a named group that the configuration or an option
    /// switched off stays off; one that only the preset leaves out is switched on.
    private static func restrict(
        _ rules: inout [EffectiveRule], to only: [(target: RuleTarget, option: String)], _ index: RuleIndex
    ) {
        var chosen: [Int: String] = [:]
        for (target, option) in only {
            for number in target.numbers {
                let isOffOnPurpose =
                    switch rules[number].origin {
                    case .commandLine where !rules[number].isOn: !rules[number].origin.isPreset
                    case .configuration, .override:
                        if case .group = target { !rules[number].isOn } else { false }
                    default: false
                    }
                guard !isOffOnPurpose else { continue }
                chosen[number] = option
                for name in rules[number].rule.companions {
                    if let brought = index.number(of: name), chosen[brought] == nil { chosen[brought] = option }
                }
            }
        }
        for number in rules.indices {
            if let option = chosen[number] {
                if !rules[number].isOn { rules[number].set(nil, by: .commandLine(option)) }
            } else if rules[number].isOn {
                rules[number].set(.off, by: .commandLine(only.map(\.option).joined(separator: " ")))
            }
        }
    }
}
