/// The error in an option.
package struct RuleOptionError: Error, Hashable {
    /// What was found and what was expected.
    package var message: String
}
