/// A rule that could not be checked on a screen. That is not the same as passed.
public struct NotChecked: Hashable, Sendable {
    /// The rule.
    public var ruleID: String
    /// Why not, as the end of a sentence: `this dump carries no traits`.
    public var reason: String
}
