/// The errors in a configuration or a baseline.
package struct SettingsErrors: Error, Hashable, Sendable {
    /// The errors, at least one, in the order of their locations.
    package var errors: [SettingsError]

    /// These errors.
    package init(_ errors: [SettingsError]) { self.errors = errors }
}
