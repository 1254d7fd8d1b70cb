/// Why nothing could be redacted, in words.
public struct RedactionError: Error, Hashable, Sendable {
    /// The regular expression it is about.
    public var pattern: String
    /// One sentence without a full stop, safe to print.
    public var message: String

    package init(pattern: String, message: String) {
        self.pattern = pattern
        self.message = message
    }
}
