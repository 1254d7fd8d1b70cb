/// A setting of a device, and a value of it.
struct DeviceSetting: Hashable, Sendable {
    /// The name: `font_scale`.
    let name: String
    /// The value, or `nil` if the setting is not set.
    let value: String?
}
