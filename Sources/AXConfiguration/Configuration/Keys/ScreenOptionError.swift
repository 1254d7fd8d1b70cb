/// An invalid value of an option about screens.
package struct ScreenOptionError: Error {
    /// What was expected: `a language tag, e.g. en or pt-BR`.
    package let expected: String
}
