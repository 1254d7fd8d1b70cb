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
