/// A value and the location where it is set.
public struct Located<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The location of the value in the configuration.
    public var location: SettingLocation

    /// A value that is set at a location.
    public init(_ value: Value, at location: SettingLocation) {
        self.value = value
        self.location = location
    }
}
