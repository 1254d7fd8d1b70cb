/// A parameter of a rule, of any type.
public protocol RuleParameter: Sendable {
    /// The name in the configuration.
    var name: String { get }
    /// What the parameter sets, in a sentence, with the unit.
    var summary: String { get }
    /// The value without a configuration.
    var defaultValue: ParameterValue { get }
    /// The valid numbers; `nil` for a parameter that is no number.
    var range: ClosedRange<Double>? { get }
    /// The valid words of a list; empty if every word is valid.
    var choices: [String] { get }
    /// The values that presets give it, instead of the default.
    var presets: [Preset: ParameterValue] { get }
    /// Returns whether a value of a configuration is valid.
    func accepts(_ value: ParameterValue) -> Bool
}

extension RuleParameter {
    /// Returns the message for a word that is not one of the choices, or `nil` if the word is valid.
    package func errorMessage(forWord word: String) -> String? {
        if choices.isEmpty || choices.contains(word) { return nil }
        // The names of all element types would be a long list.
        let hint = choices.count > 20 ? "expected words such as " + choices.prefix(3).joined(separator: ", ") : nil
        return UnknownWord.message("word", word, among: choices, hint: hint)
    }

    /// The valid values, in words: `a whole number from 0 to 10000`.
    package var expectation: String {
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
    package var isWhole: Bool {
        guard case .number = defaultValue, let range else { return false }
        return !accepts(.number((range.lowerBound + 0.5).clamped(to: range)))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
