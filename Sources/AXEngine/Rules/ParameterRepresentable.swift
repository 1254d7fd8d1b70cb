/// A Swift type that a parameter can have.
public protocol ParameterRepresentable: Sendable {
    /// The value for a configuration.
    var parameterValue: ParameterValue { get }
    /// The value from a configuration; nil if it is of another kind.
    init?(_ value: ParameterValue)
}

extension Double: ParameterRepresentable {
    /// A number.
    public var parameterValue: ParameterValue { .number(self) }
    /// The number, if it is one.
    public init?(_ value: ParameterValue) {
        guard case .number(let number) = value else { return nil }
        self = number
    }
}

extension Int: ParameterRepresentable {
    /// A whole number.
    public var parameterValue: ParameterValue { .number(Double(self)) }
    /// The number, if it is a whole one.
    public init?(_ value: ParameterValue) {
        guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
        self = whole
    }
}

extension Bool: ParameterRepresentable {
    /// Yes or no.
    public var parameterValue: ParameterValue { .flag(self) }
    /// The flag, if it is one.
    public init?(_ value: ParameterValue) {
        guard case .flag(let flag) = value else { return nil }
        self = flag
    }
}

extension [String]: ParameterRepresentable {
    /// Words.
    public var parameterValue: ParameterValue { .words(self) }
    /// The words, if they are some.
    public init?(_ value: ParameterValue) {
        guard case .words(let words) = value else { return nil }
        self = words
    }
}
