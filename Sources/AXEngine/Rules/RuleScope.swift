/// What the check of a rule runs over, and its code.
public enum RuleScope: Sendable {
    /// Runs over each exposed element that the rule is about.
    case eachElement(of: RuleSubjects = .all, @Sendable (ElementView, RuleCheck) -> Void)
    /// Runs once over the whole screen.
    case screen(@Sendable (ScreenView, RuleCheck) -> Void)
    /// Runs once over each group of screens, when all of them have been read: the same screen in several variants, such
    /// as languages or text sizes.
    case group(@Sendable (GroupView, RuleCheck) -> Void)
}
