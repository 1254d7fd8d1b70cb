import AXEngine

/// The origin of a setting.
package enum SettingOrigin: Hashable, Sendable {
    /// The default of the rule.
    case rule
    /// A preset.
    case preset(Preset)
    /// A configuration.
    case configuration(SettingLocation)
    /// An override in a configuration, which applies to some screens.
    case override(SettingLocation)
    /// An option of the command line, or of an assertion in a test.
    case commandLine(String)
    /// The rule itself, which cannot be switched off.
    case mandatory
}

extension SettingOrigin {
    /// Whether it is a preset, of a configuration or of the command line.
    var isPreset: Bool {
        switch self {
        case .preset: true
        case .commandLine(let option): option.hasPrefix("--preset")
        default: false
        }
    }
}

extension SettingOrigin: CustomStringConvertible {
    /// `preset recommended`, `.axaudit.json:3:7`, `--rule target-size=off`.
    package var description: String {
        switch self {
        case .rule: "default"
        case .preset(let preset): "preset \(preset.rawValue)"
        case .configuration(let location): location.description
        case .override(let location): "\(location) (override)"
        case .commandLine(let option): option
        case .mandatory: "cannot be switched off"
        }
    }
}
