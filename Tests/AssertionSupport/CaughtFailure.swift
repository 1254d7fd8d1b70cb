/// A failure that a test caught.
public struct CaughtFailure: Sendable {
    /// The line at which it was recorded.
    public var line: Int
    /// The message.
    public var message: String

    /// Creates a failure.
    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}
