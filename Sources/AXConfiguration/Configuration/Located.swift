/// A value and the location where it is set.
package struct Located<Value: Sendable>: Sendable {
    /// The value.
    package var value: Value
    /// The location of the value in the configuration.
    package var location: SettingLocation

    /// A value that is set at a location.
    package init(_ value: Value, at location: SettingLocation) {
        self.value = value
        self.location = location
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
