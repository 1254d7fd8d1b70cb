/// Who decided on a setting.
public enum SettingOrigin: Hashable, Sendable {
    /// The rule itself.
    case rule
    /// A preset.
    case preset(Preset)
    /// A configuration.
    case configuration(SettingPlace)
    /// A part of a configuration that speaks of some screens only.
    case override(SettingPlace)
    /// An option.
    case commandLine(String)
    /// Nobody: the rule cannot be switched off.
    case mandatory
}

extension SettingOrigin: CustomStringConvertible {
    /// `preset recommended`, `.axaudit.json:3:7`, `--rule target-size=off`.
    public var description: String {
        switch self {
        case .rule: "default"
        case .preset(let preset): "preset \(preset.rawValue)"
        case .configuration(let place): place.description
        case .override(let place): "\(place), an override"
        case .commandLine(let option): option
        case .mandatory: "cannot be switched off"
        }
    }
}
