/// Which rules run on which screen, and how: a preset, what the configuration says of it, what it says of some screens, and
/// what the command line says, in this order.
public struct RuleSelection: Sendable {
    private let overrides: [RuleOverride]
    private let changes: [SelectionChange]
    private let index: RuleIndex
    private let allowsEmpty: Bool
    /// What holds where no override does.
    private let base: [RuleChoice]
    private let baseAudit: Audit

    /// The selection of a configuration and of the options on top of it.
    public init(
        _ configuration: Configuration, _ index: RuleIndex, changes: [SelectionChange] = [], allowsEmpty: Bool = false
    ) {
        let preset = configuration.preset?.value ?? .recommended
        let start = index.rules.map {
            RuleChoice(rule: $0, isOn: $0.isIn(preset), severity: $0.severity, origin: .preset(preset))
        }
        let base = Self.choices(start, configuration.entries) { .configuration($0) }
        self.base = base
        overrides = configuration.overrides
        self.changes = changes
        self.index = index
        self.allowsEmpty = allowsEmpty
        baseAudit = Self.audit(Self.finished(base, changes, index, allowsEmpty))
    }

    /// Whether only chosen rules run, so that what the others would have found is not known.
    public var isPartial: Bool {
        changes.contains { if case .only = $0.kind { true } else { false } }
    }

    /// What holds for every rule on a screen.
    public func choices(on place: ScreenPlace) -> [RuleChoice] {
        var choices = base
        for override in overrides where override.scope.contains(place) {
            choices = Self.choices(choices, override.entries) { .override($0) }
        }
        return Self.finished(choices, changes, index, allowsEmpty)
    }

    /// The audit of a screen.
    public func audit(on place: ScreenPlace) -> Audit {
        overrides.contains { $0.scope.contains(place) } ? Self.audit(choices(on: place)) : baseAudit
    }

    private static func audit(_ choices: [RuleChoice]) -> Audit {
        Audit(
            choices.filter(\.isOn).map { choice in
                RuleSetting(
                    choice.rule, severity: choice.severity,
                    values: Dictionary(choice.values.map { ($0.name, $0.value) }) { first, _ in first })
            })
    }

    private static func choices(
        _ choices: [RuleChoice], _ entries: [RuleEntry], origin: (SettingPlace) -> SettingOrigin
    ) -> [RuleChoice] {
        var choices = choices
        for entry in entries {
            for number in entry.target.numbers {
                if let level = entry.level { choices[number].set(level, by: origin(entry.place)) }
                for (name, value, place) in entry.values { choices[number].set(name, value, by: origin(place)) }
            }
        }
        return choices
    }

    /// The command line, and what cannot be switched off.
    private static func finished(
        _ choices: [RuleChoice], _ changes: [SelectionChange], _ index: RuleIndex, _ allowsEmpty: Bool
    ) -> [RuleChoice] {
        var choices = choices
        var only: [(target: RuleTarget, option: String)] = []
        for change in changes {
            let origin = SettingOrigin.commandLine(change.option)
            switch change.kind {
            case .preset(let preset):
                // A preset is a choice of rules; how they speak stays as it is.
                for number in choices.indices {
                    choices[number].isOn = choices[number].rule.isIn(preset)
                    choices[number].origin = origin
                }
            case .level(let target, let level):
                for number in target.numbers { choices[number].set(level, by: origin) }
            case .value(let number, let name, let value): choices[number].set(name, value, by: origin)
            case .only(let target): only.append((target, change.option))
            }
        }
        if !only.isEmpty { restrict(&choices, to: only, index) }
        for number in choices.indices where choices[number].rule.isMandatory {
            if allowsEmpty {
                choices[number].isOn = false
                choices[number].origin = .commandLine("--allow-empty")
            } else if !choices[number].isOn {
                choices[number].isOn = true
                choices[number].origin = .mandatory
            }
        }
        return choices
    }

    /// Switches on what is named, and everything else off. A rule that somebody switched off stays so, unless it is named
    /// itself; one that only the preset leaves out runs.
    private static func restrict(
        _ choices: inout [RuleChoice], to only: [(target: RuleTarget, option: String)], _ index: RuleIndex
    ) {
        var chosen: [Int: String] = [:]
        for (target, option) in only {
            for number in target.numbers {
                let isOffOnPurpose =
                    switch choices[number].origin {
                    case .commandLine where !choices[number].isOn: !isPreset(choices[number].origin)
                    case .configuration, .override:
                        if case .group = target { !choices[number].isOn } else { false }
                    default: false
                    }
                guard !isOffOnPurpose else { continue }
                chosen[number] = option
                for name in choices[number].rule.companions {
                    if let brought = index.number(of: name), chosen[brought] == nil { chosen[brought] = option }
                }
            }
        }
        for number in choices.indices {
            if let option = chosen[number] {
                if !choices[number].isOn { choices[number].set(nil, by: .commandLine(option)) }
            } else if choices[number].isOn {
                choices[number].set(.off, by: .commandLine(only.map(\.option).joined(separator: " ")))
            }
        }
    }

    private static func isPreset(_ origin: SettingOrigin) -> Bool {
        if case .commandLine(let option) = origin { option.hasPrefix("--preset") } else { false }
    }
}
