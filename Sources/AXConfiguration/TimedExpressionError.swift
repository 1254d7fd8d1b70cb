/// The reason why a regular expression has no result: it is invalid, or it was stopped at its deadline.
package struct TimedExpressionError: Error {
    /// A sentence without a full stop, safe to print.
    package let message: String
}
