/// What a configuration says of one rule or group.
struct RuleEntry: Sendable {
    var target: RuleTarget
    /// Nil if only parameters are set: that neither switches the rule on nor off.
    var level: RuleLevel?
    var place: SettingPlace
    var values: [(name: String, value: ParameterValue, place: SettingPlace)] = []
}
