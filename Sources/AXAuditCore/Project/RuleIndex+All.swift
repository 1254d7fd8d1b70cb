extension RuleIndex {
    /// The index of the built-in rules.
    package static let all = RuleIndex(Rule.all)
}
