extension RuleIndex {
    /// Every rule there is.
    package static let all = RuleIndex(Rule.all)
}
