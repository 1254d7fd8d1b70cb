import AXEngine
import AXTree

/// The rules that run on each screen, with their severities and parameters.
///
/// Settings are applied in this order: the preset, the rules of the configuration, its overrides, the command line.
package struct RuleSelection: Sendable {
    let overrides: [RuleOverride]
    private let overrideScopes: ScreenScopeIndex
    private let changes: [SelectionChange]
    let index: RuleIndex
    private let allowsEmpty: Bool
    let includesSystem: Bool
    let systemScreens: SystemScreens
    private let preset: Preset
    /// Whether variants of screens are configured or asserted, so that the rules that compare them are in force with
    /// every preset.
    private let hasVariants: Bool
    /// The location of the first journey, which switches the rules about journeys on; `nil` if there are none.
    private let journeys: SettingLocation?
    private let entries: [RuleEntry]
    let ignores: [Ignore]

    /// The selection by a configuration, changed by options. `comparesVariants` says that variants of a screen are
    /// asserted.
    package init(
        _ configuration: Configuration, _ index: RuleIndex, changes: [SelectionChange] = [], allowsEmpty: Bool = false,
        comparesVariants: Bool = false
    ) {
        preset = configuration.preset?.value ?? .recommended
        hasVariants = comparesVariants || configuration.variants != nil
        journeys = configuration.journeys.first?.location
        entries = configuration.ruleEntries
        ignores = configuration.ignores
        overrides = configuration.overrides
        overrideScopes = ScreenScopeIndex(configuration.overrides.map(\.scope))
        self.changes = changes
        self.index = index
        self.allowsEmpty = allowsEmpty
        includesSystem = configuration.includesSystem
        systemScreens = configuration.systemScreens
    }

    /// Whether an option restricts the rules, so that the findings of the others are not known.
    package var isPartial: Bool {
        changes.contains { if case .only = $0.kind { true } else { false } }
    }

    /// Whether a rule over groups of screens is among the rules of a screen.
    package var hasGroupRules: Bool {
        let groupRules = index.rules.indices.filter { index.rules[$0].variants.contains(where: \.isOverGroups) }
        if groupRules.isEmpty { return false }
        let configured = configuredRules(on: nil)
        return ([[]] + overrides.indices.map { [$0] }).contains { applied in
            let rules = effectiveRules(configured, on: nil, under: applied)
            return groupRules.contains { rules[$0].isOn }
        }
    }

    /// Whether a rule about journeys is among the rules of a screen that no override speaks of.
    package var checksJourneys: Bool {
        effectiveRules(configuredRules(on: nil), on: nil, under: []).contains { $0.isOn && $0.rule.needsJourneys }
    }

    /// The settings of every rule on a screen. What a former id sets on one platform is left out.
    package func effectiveRules(on screen: ScreenID) -> [EffectiveRule] {
        effectiveRules(configuredRules(on: nil), on: nil, under: overrideScopes.containing(screen))
    }

    /// Returns the indices of the overrides that apply to a screen. Most screens have none.
    package func overrides(of screen: ScreenID) -> [Int] { overrideScopes.containing(screen) }

    /// Returns the audit of a screen of a platform.
    package func audit(of screen: ScreenID, on platform: Platform) -> PlatformAudit {
        audit(on: platform, under: overrides(of: screen))
    }

    /// Returns the audit of a screen of a platform to which these overrides apply.
    package func audit(on platform: Platform, under overrides: [Int]) -> PlatformAudit {
        let rules = effectiveRules(configuredRules(on: platform), on: platform, under: overrides)
        let settings = rules.filter(\.isOn).map { rule in
            RuleSetting(
                rule.rule, severity: rule.severity,
                values: Dictionary(rule.values.map { ($0.name, $0.value) }) { first, _ in first })
        }
        var requested: Set<String> = []
        for change in changes where change.moved.isEmpty {
            if case .only(.rule(let number)) = change.kind { requested.insert(index.rules[number].id) }
        }
        return PlatformAudit(
            settings, on: platform, requested: requested, includesSystem: includesSystem, systemScreens: systemScreens)
    }

    /// Returns the settings by preset and configuration.
    private func configuredRules(on platform: Platform?) -> [EffectiveRule] {
        var rules = index.rules.map { rule in
            let isForVariants = hasVariants && rule.isIn(.variants)
            return EffectiveRule(rule, preset: isForVariants && !rule.isIn(preset) ? .variants : preset)
        }
        if let journeys {
            for number in rules.indices where rules[number].rule.needsJourneys {
                rules[number].set(nil, by: .configuration(journeys))
            }
        }
        Self.apply(entries, to: &rules, on: platform) { .configuration($0) }
        return rules
    }

    /// Applies the overrides with these indices and the options to the settings by preset and configuration.
    private func effectiveRules(
        _ configured: [EffectiveRule], on platform: Platform?, under applied: [Int]
    ) -> [EffectiveRule] {
        var rules = configured
        for number in applied { Self.apply(overrides[number].entries, to: &rules, on: platform) { .override($0) } }
        finish(&rules, on: platform)
        return rules
    }

    /// The rules that the configuration or an option names by an id that they had on one platform, each with the
    /// beginning of the note.
    private var movedRules: [(prefix: String, rule: MovedRule)] {
        var result: [(prefix: String, rule: MovedRule)] = []
        for entry in entries + overrides.flatMap(\.entries) {
            if let rule = entry.moved { result.append(("\(entry.location): note", rule)) }
        }
        for change in changes {
            for rule in change.moved { result.append(("note: \(change.option)", rule)) }
        }
        return result
    }

    /// Notes on former ids in the configuration and the options, for the platforms of the screens that were audited:
    /// `.axaudit.json:3:5: note: <former id> is now <id> on <platform>`.
    package func notesOnFormerIDs(for platforms: Set<Platform>) -> [String] {
        var named = movedRules
        for ignore in ignores {
            for id in (ignore.namedRules ?? []).sorted() {
                for rule in index.movedRules(from: id) {
                    named.append((ignore.location.map { "\($0): note" } ?? "note", rule))
                }
            }
        }
        var notes: [String] = []
        for (prefix, rule) in named where platforms.contains(rule.platform) {
            let note = "\(prefix): \(rule.description)"
            if !notes.contains(note) { notes.append(note) }
        }
        return notes
    }

    private static func apply(
        _ entries: [RuleEntry], to rules: inout [EffectiveRule], on platform: Platform?,
        origin: (SettingLocation) -> SettingOrigin
    ) {
        for entry in entries where entry.moved == nil || entry.moved?.platform == platform {
            for number in entry.target.numbers {
                if let level = entry.level { rules[number].set(level, by: origin(entry.location)) }
                for (name, value, location) in entry.values { rules[number].set(name, value, by: origin(location)) }
            }
        }
    }

    /// Applies the changes by options. Mandatory rules are on unless `allowsEmpty`.
    private func finish(_ rules: inout [EffectiveRule], on platform: Platform?) {
        var only: [(target: RuleTarget, option: String)] = []
        for change in changes {
            let origin = change.origin
            let moved = numbers(of: change.moved, on: platform)
            switch change.kind {
            case .preset(let preset):
                // The configuration has journeys for every preset.
                for number in rules.indices where journeys == nil || !rules[number].rule.needsJourneys {
                    rules[number].select(preset, by: origin)
                }
            case .level(let target, let level):
                for number in target.numbers + moved { rules[number].set(level, by: origin) }
            case .value(let number, let name, let value):
                rules[number].set(name, value, by: origin)
                for other in moved
                where index.rules[other].parameters.contains(where: { $0.name == name && $0.accepts(value) }) {
                    rules[other].set(name, value, by: origin)
                }
            case .only(let target):
                only.append((target, change.option))
                only += moved.map { (.rule($0), change.option) }
            }
        }
        if !only.isEmpty { Self.restrict(&rules, to: only, index) }
        for number in rules.indices where rules[number].rule.isMandatory {
            if allowsEmpty {
                rules[number].isOn = false
                rules[number].origin = .emptyAllowed
            } else if !rules[number].isOn {
                rules[number].isOn = true
                rules[number].origin = .mandatory
            }
        }
    }

    /// Returns the rules among `moved` on a platform that no option names by their own id.
    private func numbers(of moved: [MovedRule], on platform: Platform?) -> [Int] {
        moved.filter { $0.platform == platform }.compactMap { index.number(of: $0.id) }.filter { number in
            !changes.contains { change in
                switch change.kind {
                case .level(.rule(number), _), .only(.rule(number)), .value(number, _, _): true
                default: false
                }
            }
        }
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
                    case .option where !rules[number].isOn: !rules[number].origin.isPreset
                    case .configuration, .override:
                        if case .group = target { !rules[number].isOn } else { false }
                    default: false
                    }
                guard !isOffOnPurpose else { continue }
                chosen[number] = option
                for name in rules[number].rule.alsoSelects {
                    if let brought = index.number(of: name), chosen[brought] == nil { chosen[brought] = option }
                }
            }
        }
        for number in rules.indices {
            if let option = chosen[number] {
                if !rules[number].isOn { rules[number].set(nil, by: .option(option)) }
            } else if rules[number].isOn {
                rules[number].set(.off, by: .option(only.map(\.option).joined(separator: " ")))
            }
        }
    }
}
