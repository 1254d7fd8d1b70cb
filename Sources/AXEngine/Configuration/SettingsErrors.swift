/// Everything that is wrong with the files that say how to audit.
public struct SettingsErrors: Error, Hashable, Sendable {
    /// At least one, in the order of their places.
    public var errors: [SettingsError]

    /// These problems.
    public init(_ errors: [SettingsError]) { self.errors = errors }
}
