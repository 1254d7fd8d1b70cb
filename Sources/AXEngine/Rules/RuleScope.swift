/// What a rule runs over, and its code.
public enum RuleScope: Sendable {
    /// Runs over each exposed element, or over those that fulfil a condition.
    case eachElement(onlyIf: LabelCondition? = nil, @Sendable (ElementView, Check) -> Void)
    /// Runs once over the whole screen.
    case screen(@Sendable (ScreenView, Check) -> Void)
}
