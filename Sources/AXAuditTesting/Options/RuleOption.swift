/// A setting of a rule or of a group of rules, not yet resolved against the rules that exist.
enum RuleOption: Sendable {
    /// The level of a rule or group; `nil` switches it on with its own severity.
    case level(String, RuleLevel?)
    /// The value of a parameter.
    case value(String, parameter: String, ParameterValue)
    /// Runs only this rule or group and the others that are named in this way.
    case only(String)

    /// Returns the change of the selection of rules that this option describes.
    func change(_ rules: RuleIndex) throws(RuleOptionError) -> SelectionChange {
        switch self {
        case .level(let name, let level): try .rule(name, level, rules, option: ".rule")
        case .value(let name, let parameter, let value): try .set(name, parameter, to: value, rules, option: ".set")
        case .only(let name): try .only(name, rules, option: ".only")
        }
    }
}
