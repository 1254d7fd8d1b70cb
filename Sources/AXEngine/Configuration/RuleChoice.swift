/// What holds for a rule on a screen, and who decided so.
public struct RuleChoice: Sendable {
    /// The rule.
    public let rule: Rule
    /// Whether it runs.
    public internal(set) var isOn: Bool
    /// How loudly it speaks at most.
    public internal(set) var severity: Severity
    /// Who decided whether it runs and how loudly.
    public internal(set) var origin: SettingOrigin
    /// The parameters that somebody set.
    public internal(set) var values: [(name: String, value: ParameterValue, origin: SettingOrigin)] = []

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
