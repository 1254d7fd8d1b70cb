/// What a name in a configuration or on a command line stands for, by the numbers of a `RuleIndex`.
enum RuleTarget: Hashable, Sendable {
    case rule(Int)
    case group(String, [Int])

    /// The rules that are meant.
    var numbers: [Int] {
        switch self {
        case .rule(let number): [number]
        case .group(_, let numbers): numbers
        }
    }
}
