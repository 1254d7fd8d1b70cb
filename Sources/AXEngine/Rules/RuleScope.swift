/// What the check of a rule runs over, and its code.
public enum RuleScope: Sendable {
    /// Runs over each exposed element.
    case eachElement(@Sendable (ElementView, Check) -> Void)
    /// Runs once over the whole screen.
    case screen(@Sendable (ScreenView, Check) -> Void)
}
