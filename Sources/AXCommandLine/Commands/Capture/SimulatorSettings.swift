import AXAudit

/// The settings of a simulator, through `xcrun simctl ui`.
struct SimulatorSettings: DeviceSettings {
    private(set) var simctl: DeviceTool
    /// The identifier of the simulator, or `booted`.
    let device: String

    var ignoringSignals: SimulatorSettings {
        var settings = self
        settings.simctl.heedsSignals = false
        return settings
    }

    static let textSize = "content_size"
    static let appearance = "appearance"

    func settings(of variant: CaptureVariant) throws(UsageError) -> [DeviceSetting] {
        switch variant {
        case .textSize(let size):
            guard let name = size.simulatorName else {
                throw UsageError("variant \(variant.word): expected a text size of iOS, such as ax5")
            }
            return [DeviceSetting(name: Self.textSize, value: name)]
        case .dark: return [DeviceSetting(name: Self.appearance, value: Screen.Appearance.dark.rawValue)]
        case .rightToLeft:
            throw UsageError(
                "variant rtl: the direction is chosen when an app starts; start it with xcrun simctl launch"
                    + " --terminate-running-process booted <bundle id> -AppleTextDirection YES"
                    + " -NSForceRightToLeftWritingDirection YES, and capture it with --name Cart@rtl")
        }
    }

    func value(of name: String) throws(UsageError) -> String? {
        String(decoding: try simctl.output(["simctl", "ui", device, name]), as: UTF8.self).trimmed
    }

    func set(_ setting: DeviceSetting) throws(UsageError) {
        // simctl has no way to remove a value.
        guard let value = setting.value else { return }
        _ = try simctl.output(["simctl", "ui", device, setting.name, value])
    }
}
