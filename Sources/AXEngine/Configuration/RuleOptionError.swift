/// The error in an option.
public struct RuleOptionError: Error, Hashable {
    /// What was found and what was expected.
    public var message: String
}
