import AXEngine
import AXTree

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
    /// An option of a command or of an assertion, as written.
    case option(String, isPreset: Bool = false)
    /// The setting that allows screens without exposed elements.
    case emptyAllowed
    /// The rule itself, which cannot be switched off.
    case mandatory
}

extension SettingOrigin {
    /// Whether it is a preset, of a configuration or of an option.
    var isPreset: Bool {
        switch self {
        case .preset: true
        case .option(_, let isPreset): isPreset
        default: false
        }
    }
}

extension SettingOrigin: CustomStringConvertible {
    /// `preset recommended`, `.axaudit.json:3:7`, or the option.
    package var description: String { description(naming: .api) }

    /// Returns the description with these names of settings.
    package func description(naming names: SettingNames) -> String {
        switch self {
        case .rule: "default"
        case .preset(let preset): "preset \(preset.rawValue)"
        case .configuration(let location): location.description
        case .override(let location): "\(location) (override)"
        case .option(let option, _): option
        case .emptyAllowed: names.allowsEmpty
        case .mandatory: "cannot be switched off"
        }
    }
}
