import AXEngine

/// The settings of one rule or group in a configuration.
struct RuleEntry: Sendable {
    var target: RuleTarget
    /// The level, or `nil` if only parameters are set, which switches the rule neither on nor off.
    var level: RuleLevel?
    var location: SettingLocation
    var values: [(name: String, value: ParameterValue, location: SettingLocation)] = []
}
