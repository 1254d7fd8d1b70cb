/// The errors in a configuration or a baseline.
public struct SettingsErrors: Error, Hashable, Sendable {
    /// The errors, at least one, in the order of their locations.
    public var errors: [SettingsError]

    /// These errors.
    public init(_ errors: [SettingsError]) { self.errors = errors }
}
