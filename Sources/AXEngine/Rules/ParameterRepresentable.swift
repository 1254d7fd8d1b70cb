/// A type that a parameter can have.
public protocol ParameterRepresentable: Sendable {
    /// The value as a configuration writes it.
    var parameterValue: ParameterValue { get }
    /// Creates the value from a configuration; `nil` for a value of another kind.
    init?(_ value: ParameterValue)
}

extension Double: ParameterRepresentable {
    /// A number.
    public var parameterValue: ParameterValue { .number(self) }
    /// Creates the number; `nil` for a value of another kind.
    public init?(_ value: ParameterValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension Int: ParameterRepresentable {
    /// A whole number.
    public var parameterValue: ParameterValue { .number(Double(self)) }
    /// Creates the number; `nil` for a fraction or a value of another kind.
    public init?(_ value: ParameterValue) {
        guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
        self = whole
    }
}

extension Bool: ParameterRepresentable {
    /// True or false.
    public var parameterValue: ParameterValue { .flag(self) }
    /// Creates the flag; `nil` for a value of another kind.
    public init?(_ value: ParameterValue) {
        guard case .flag(let flag) = value else { return nil }
        self = flag
    }
}

extension [String]: ParameterRepresentable {
    /// Words.
    public var parameterValue: ParameterValue { .words(self) }
    /// Creates the words; `nil` for a value of another kind.
    public init?(_ value: ParameterValue) {
        guard case .words(let words) = value else { return nil }
        self = words
    }
}
