/// A rule that is switched on, with its severity and its parameters.
public struct RuleSetting: Sendable {
    /// The rule.
    public let rule: Rule
    /// The severity in force: the ceiling of what the rule can report.
    public var severity: Severity
    /// Parameters that differ from their defaults. A handful at most, so a list is faster than a dictionary.
    public var values: [(name: String, value: ParameterValue)]

    /// The rule as it is, or with another severity or other values.
    public init(_ rule: Rule, severity: Severity? = nil, values: [(name: String, value: ParameterValue)] = []) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.values = values
    }
}
