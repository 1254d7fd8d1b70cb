/// The reason why a redaction cannot be applied.
public struct RedactionError: Error, Hashable, Sendable {
    /// The regular expression of the redaction.
    public var pattern: String
    /// A sentence without a full stop, safe to print.
    public var message: String

    package init(pattern: String, message: String) {
        self.pattern = pattern
        self.message = message
    }
}
