extension Rule {
    /// A typed parameter of a rule, with what the configuration, its schema and the documentation need.
    public struct Parameter<Value: Sendable>: Sendable {
        /// The name in the configuration.
        public let name: String
        /// The value without a configuration.
        public let standard: Value
        /// What the parameter sets, in a sentence, with the unit.
        public let summary: String
        /// The valid numbers; `nil` for a parameter that is no number.
        public let range: ClosedRange<Double>?
        /// The valid words of a list; empty if every word is valid.
        public let choices: [String]
        /// The values that presets give the parameter, instead of the default. A configuration or an option outweighs
        /// them.
        public let presets: [Preset: ParameterValue]
    }
}

extension Rule.Parameter: RuleParameter where Value: ParameterRepresentable {
    /// Creates a parameter. Numbers may be 0 to 10,000 unless a range is given, and words may be any unless choices are
    /// given. `presets` has the values that presets give it.
    public init(
        _ name: String, default standard: Value, presets: [Preset: Value] = [:], _ summary: String,
        in range: ClosedRange<Double> = 0...10_000, choices: [String] = []
    ) {
        self.name = name
        self.standard = standard
        self.summary = summary
        self.choices = choices
        self.presets = presets.isEmpty ? [:] : presets.mapValues { $0.parameterValue }
        if case .number = standard.parameterValue { self.range = range } else { self.range = nil }
    }

    /// The default value as a configuration writes it.
    public var defaultValue: ParameterValue { standard.parameterValue }

    /// Returns whether a value of a configuration is valid.
    public func accepts(_ value: ParameterValue) -> Bool {
        guard Value(value) != nil else { return false }
        switch value {
        case .number(let number): return range?.contains(number) ?? true
        case .words(let words): return choices.isEmpty || words.allSatisfy(choices.contains)
        case .flag: return true
        }
    }
}
