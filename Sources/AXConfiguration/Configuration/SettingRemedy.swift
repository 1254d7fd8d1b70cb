import AXTree

/// The setting that allows what an error refuses.
package enum SettingRemedy: Hashable, Sendable {
    /// Screens without exposed elements are to be allowed.
    case allowEmpty

    /// Returns the end of the message, which names the setting.
    package func text(_ names: SettingNames) -> String {
        switch self {
        case .allowEmpty: "; use \(names.allowsEmpty) to allow empty screens"
        }
    }
}
