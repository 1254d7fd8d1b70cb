/// A typed setting of a rule, which describes itself to the configuration, its schema and the documentation.
public struct Parameter<Value: ParameterRepresentable>: RuleParameter {
    /// The name in the configuration.
    public let name: String
    /// What it says when nobody sets it.
    public let standard: Value
    /// What it sets, in a sentence, with its unit.
    public let summary: String
    /// The numbers that make sense; nil for what is no number.
    public let range: ClosedRange<Double>?

    /// A parameter of that name; numbers may be 0 to 10,000 unless a range is given.
    public init(_ name: String, default standard: Value, _ summary: String, in range: ClosedRange<Double> = 0...10_000)
    {
        self.name = name
        self.standard = standard
        self.summary = summary
        if case .number = standard.parameterValue { self.range = range } else { self.range = nil }
    }

    /// The default for a configuration.
    public var defaultValue: ParameterValue { standard.parameterValue }

    /// Whether a value from a configuration can be this parameter's.
    public func accepts(_ value: ParameterValue) -> Bool {
        guard Value(value) != nil else { return false }
        if case .number(let number) = value, let range { return range.contains(number) }
        return true
    }
}
