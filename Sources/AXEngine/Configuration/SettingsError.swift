/// What is wrong with a file that says how to audit: a configuration or a baseline.
public struct SettingsError: Error, Hashable, Sendable {
    /// The file, and the place in it.
    public var place: SettingPlace
    /// One sentence without a full stop, safe to print: what was found, what was expected, the nearest valid word.
    public var message: String

    /// A problem at a place.
    public init(_ place: SettingPlace, _ message: String) {
        self.place = place
        self.message = message
    }
}

extension SettingsError: CustomStringConvertible {
    /// `.axaudit.json:3:7: unknown rule "target-siz"; did you mean "target-size"?`.
    public var description: String { "\(place): \(message)" }
}
