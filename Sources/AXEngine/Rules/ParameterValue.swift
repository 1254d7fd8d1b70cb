/// The value of a rule's parameter, as a configuration writes it.
public enum ParameterValue: Hashable, Sendable {
    /// A number, for example of points, letters or elements.
    case number(Double)
    /// True or false.
    case flag(Bool)
    /// A list of words.
    case words([String])
}

extension ParameterValue: CustomStringConvertible {
    /// The value as it is written on the command line: `44`, `true`, `OK,Go`.
    public var description: String {
        switch self {
        case .number(let number): number.inPoints
        case .flag(let flag): flag ? "true" : "false"
        case .words(let words): words.joined(separator: ",")
        }
    }

    /// The kind of value, in words.
    package var kind: String {
        switch self {
        case .number: "number"
        case .flag: "true or false"
        case .words: "list of words"
        }
    }
}
