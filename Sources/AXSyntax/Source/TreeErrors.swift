/// Every problem of one dump, in the order of their places.
public struct TreeErrors: Error, Hashable, Sendable {
    /// At least one.
    public let errors: [TreeError]
    /// Whether the dump is not even of a format that is known by name.
    public let isUnrecognised: Bool

    /// These problems.
    public init(_ errors: [TreeError], isUnrecognised: Bool = false) {
        self.errors = errors
        self.isUnrecognised = isUnrecognised
    }
}
