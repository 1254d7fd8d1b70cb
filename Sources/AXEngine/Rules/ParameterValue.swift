/// The value of a rule's parameter, as a configuration writes it.
public enum ParameterValue: Hashable, Sendable {
    /// A number of points, letters, elements.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// Words.
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

    /// What kind of value it is, in words.
    public var kind: String {
        switch self {
        case .number: "number"
        case .flag: "true or false"
        case .words: "list of words"
        }
    }
}
