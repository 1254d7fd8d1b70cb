import AXEngine

/// The settings of one rule or group in a configuration.
struct RuleEntry: Sendable {
    var target: RuleTarget
    /// The rule that is set only on one platform, because the configuration names the id that it had there; `nil` if
    /// the configuration names the target.
    var moved: MovedRule?
    /// The level, or `nil` if only parameters are set, which switches the rule neither on nor off.
    var level: RuleLevel?
    var location: SettingLocation
    var values: [(name: String, value: ParameterValue, location: SettingLocation)] = []
}
