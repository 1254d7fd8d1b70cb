/// The rule or the group with a name, by indices in the rules of a `RuleIndex`.
enum RuleTarget: Hashable, Sendable {
    case rule(Int)
    case group(String, [Int])

    /// The indices of the rules.
    var numbers: [Int] {
        switch self {
        case .rule(let number): [number]
        case .group(_, let numbers): numbers
        }
    }
}
