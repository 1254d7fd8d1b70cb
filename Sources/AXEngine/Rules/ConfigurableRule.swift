/// A rule together with its parameters, so that an option can name one of them by key path: `.set(.targetSize, \.minimum, to: 40)`.
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
