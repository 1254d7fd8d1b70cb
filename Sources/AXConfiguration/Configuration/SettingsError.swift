/// An error in a configuration or a baseline.
package struct SettingsError: Error, Hashable, Sendable {
    /// The location of the error.
    package var location: SettingLocation
    /// The message, safe to print and without a full stop: what was found, what was expected, the nearest valid word.
    package var message: String

    /// An error at a location.
    package init(_ location: SettingLocation, _ message: String) {
        self.location = location
        self.message = message
    }
}

extension SettingsError: CustomStringConvertible {
    /// `.axaudit.json:3:7: unknown rule "target-siz"; did you mean "target-size"?`.
    package var description: String { "\(location): \(message)" }
}
