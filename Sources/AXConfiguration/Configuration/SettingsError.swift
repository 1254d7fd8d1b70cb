import AXTree

/// An error in a configuration or a baseline.
package struct SettingsError: Error, Hashable, Sendable {
    /// The location of the error.
    package var location: SettingLocation
    /// The message, safe to print and without a full stop: what was found, what was expected, the nearest valid word.
    package var message: String
    /// The setting that allows what is refused, or `nil` if there is none. Its name follows the message.
    package var remedy: SettingRemedy?

    /// An error at a location.
    package init(_ location: SettingLocation, _ message: String, remedy: SettingRemedy? = nil) {
        self.location = location
        self.message = message
        self.remedy = remedy
    }
}

extension SettingsError: CustomStringConvertible {
    /// `.axaudit.json:3:7: unknown rule "target-siz"; did you mean "target-size"?`.
    package var description: String { description(naming: .api) }

    /// Returns the location and the message, with these names of settings.
    package func description(naming names: SettingNames) -> String { "\(location): \(message(naming: names))" }

    /// Returns the message, with these names of settings.
    package func message(naming names: SettingNames) -> String { message + (remedy?.text(names) ?? "") }
}
