/// The source of configurations.
public enum ConfigurationSource: Hashable, Sendable {
    /// The closest `.axaudit.json`, from the folder of each input upward to the root of its repository.
    case closest
    /// This file, for every input. `variable` is the environment variable that names it, if one does.
    case file(String, variable: String? = nil)
    /// No configuration.
    case none
}
