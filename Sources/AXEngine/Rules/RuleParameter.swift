/// A parameter of a rule, whatever its type.
public protocol RuleParameter: Sendable {
    /// The name in the configuration.
    var name: String { get }
    /// What it sets, in a sentence, with its unit.
    var summary: String { get }
    /// What it says when nobody sets it.
    var defaultValue: ParameterValue { get }
    /// The numbers that make sense; nil for what is no number.
    var range: ClosedRange<Double>? { get }
    /// Whether a value from a configuration can be this parameter's.
    func accepts(_ value: ParameterValue) -> Bool
}
