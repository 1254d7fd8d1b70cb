import AXEngine

/// The settings of a rule that apply on a screen, and the origin of each.
package struct EffectiveRule: Sendable {
    /// The rule.
    package let rule: Rule
    /// Whether the rule runs.
    package internal(set) var isOn: Bool
    /// The highest severity of the rule's findings.
    package internal(set) var severity: Severity
    /// The origin of `isOn` and `severity`.
    package internal(set) var origin: SettingOrigin
    /// The parameters that are set. The others have their defaults.
    package internal(set) var values: [(name: String, value: ParameterValue, origin: SettingOrigin)] = []

    /// Creates the settings of a preset.
    init(_ rule: Rule, preset: Preset) {
        self.rule = rule
        isOn = rule.isIn(preset)
        severity = rule.severity
        origin = .preset(preset)
        select(preset, by: origin)
    }

    /// Switches the rule on or off by a preset, and gives parameters that nothing else sets the preset's values. A
    /// preset does not change the severity.
    mutating func select(_ preset: Preset, by origin: SettingOrigin) {
        self.origin = origin
        isOn = rule.isIn(preset)
        values.removeAll { $0.origin.isPreset }
        for parameter in rule.parameters where !values.contains(where: { $0.name == parameter.name }) {
            if let value = parameter.presets[preset] { values.append((parameter.name, value, origin)) }
        }
    }

    mutating func set(_ level: RuleLevel?, by origin: SettingOrigin) {
        self.origin = origin
        isOn = level != .off
        if let severity = level?.severity { self.severity = severity }
    }

    mutating func set(_ name: String, _ value: ParameterValue, by origin: SettingOrigin) {
        values.removeAll { $0.name == name }
        values.append((name, value, origin))
    }
}
