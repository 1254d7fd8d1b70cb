import AXTree

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

extension RuleParameter {
    /// What a value has to be, in words: `a whole number from 0 to 10000`.
    public var expectation: String {
        switch defaultValue {
        case .flag: return "true or false"
        case .words: return "a list of words"
        case .number:
            let kind = isWhole ? "a whole number" : "a number"
            guard let range else { return kind }
            return "\(kind) from \(range.lowerBound.inPoints) to \(range.upperBound.inPoints)"
        }
    }

    /// Whether it is a number without a fraction.
    public var isWhole: Bool {
        guard case .number = defaultValue, let range else { return false }
        return !accepts(.number((range.lowerBound + 0.5).clamped(to: range)))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
