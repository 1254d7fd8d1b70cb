/// The settings of a device that variants change.
protocol DeviceSettings: Sendable {
    /// What messages call the device; also the name of the file with the values to put back.
    var device: String { get }
    /// The same settings, which are set also while a signal waits to end the process.
    var ignoringSignals: Self { get }

    /// Returns the settings of a variant, in the order in which they are set.
    func settings(of variant: CaptureVariant) throws(UsageError) -> [DeviceSetting]
    /// Returns the value of a setting, or `nil` if it is not set.
    func value(of name: String) throws(UsageError) -> String?
    /// Sets a setting, or removes its value.
    func set(_ setting: DeviceSetting) throws(UsageError)
}
