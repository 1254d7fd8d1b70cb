/// A rule that is switched on, with its severity and its parameters.
package struct RuleSetting: Sendable {
    /// The rule.
    package let rule: Rule
    /// The severity in force: the most severe that the rule can report.
    package var severity: Severity
    /// The parameters that the configuration sets, by name.
    package var values: [String: ParameterValue]

    /// Creates a setting with the rule's own severity and parameters unless others are given.
    package init(_ rule: Rule, severity: Severity? = nil, values: [String: ParameterValue] = [:]) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.values = values
    }
}
