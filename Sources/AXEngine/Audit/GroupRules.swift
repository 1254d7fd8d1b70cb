/// The rules over groups of screens that can be checked on a screen, and what the audit of its group needs to know.
package struct GroupRules: Equatable, Sendable {
    /// A rule, with its severity and parameters.
    package struct Setting: Equatable, Sendable {
        /// The id of the rule.
        package var ruleID: String
        /// The most severe that the rule can report.
        package var severity: Severity
        /// The parameters that the configuration sets, by name.
        package var values: [String: ParameterValue]

        /// Creates a setting.
        package init(ruleID: String, severity: Severity, values: [String: ParameterValue]) {
            self.ruleID = ruleID
            self.severity = severity
            self.values = values
        }
    }

    /// The rules, by id.
    package var settings: [Setting] = []
    /// Whether elements of the system are checked too.
    package var includesSystem = false

    /// No rules.
    package init() {}
}
