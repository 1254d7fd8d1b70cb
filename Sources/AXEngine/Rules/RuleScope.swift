/// What a rule runs over, and its code.
public struct RuleScope: Sendable {
    /// The code of a rule.
    enum Body: Sendable {
        case eachElement(@Sendable (ElementView, Check) -> Void)
        case screen(@Sendable (ScreenView, Check) -> Void)
    }

    /// The condition that an element has to fulfil for the rule to run over it; `nil` for every element.
    var condition: LabelCondition?
    /// The code.
    let body: Body

    /// Runs over each exposed element, or over those that fulfil a condition.
    public static func eachElement(
        onlyIf condition: LabelCondition? = nil, _ body: @escaping @Sendable (ElementView, Check) -> Void
    ) -> RuleScope {
        RuleScope(condition: condition, body: .eachElement(body))
    }

    /// Runs once over the whole screen.
    public static func screen(_ body: @escaping @Sendable (ScreenView, Check) -> Void) -> RuleScope {
        RuleScope(condition: nil, body: .screen(body))
    }
}
