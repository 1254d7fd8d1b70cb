/// A rule that has no verdict on a screen, which is not the same as passed.
public struct NotChecked: Hashable, Sendable {
    /// The id of the rule.
    public var ruleID: String
    /// The reason, as the end of a sentence: `this dump carries no traits`.
    public var reason: String

    package init(ruleID: String, reason: String) {
        self.ruleID = ruleID
        self.reason = reason
    }
}
