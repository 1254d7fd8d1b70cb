/// A rule together with its parameters as properties of a type, so that the compiler checks the names and types that
/// options use.
public struct ConfigurableRule<Parameters: Sendable>: Sendable {
    /// The rule.
    package let rule: Rule
    /// The parameters, each a property of its name in the configuration.
    package let parameters: Parameters

    /// Creates a rule with its parameters.
    public init(_ rule: Rule, _ parameters: Parameters) {
        self.rule = rule
        self.parameters = parameters
    }
}
