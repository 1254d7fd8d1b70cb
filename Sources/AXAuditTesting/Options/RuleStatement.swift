/// What an option says of rules, before it is known which rules there are.
enum RuleStatement: Sendable {
    /// The level of a rule or group; nil for as it is.
    case level(String, RuleLevel?)
    /// A parameter's value.
    case value(String, parameter: String, ParameterValue)
    /// This rule, and no others but those that are named so too.
    case only(String)

    /// The change that it means.
    func change(_ rules: RuleIndex) throws(SelectionChange.Problem) -> SelectionChange {
        switch self {
        case .level(let name, let level): try .rule(name, level, rules, option: ".rule")
        case .value(let name, let parameter, let value): try .set(name, parameter, to: value, rules, option: ".set")
        case .only(let name): try .only(name, rules, option: ".only")
        }
    }
}
