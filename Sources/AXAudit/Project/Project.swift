/// The settings for the inputs of one configuration, or for inputs without a configuration.
package struct Project: Sendable {
    /// The name of the configuration file in messages, or `nil` if there is none.
    package var file: String?
    /// The absolute path of the folder to which paths are relative.
    package var folder: String
    /// The configuration, merged with those that it extends.
    package var configuration: Configuration
    /// The built-in rules and those of the configuration.
    package var rules: RuleIndex
    /// The rules that run on each screen.
    package var selection: RuleSelection

    /// The absolute path of the baseline if the configuration does not set one.
    package var defaultBaseline: String { FileSystem.joined(folder, Baseline.defaultFileName) }

    /// The identity of a screen that was read from the file at an absolute path.
    package func screenID(of screen: Screen, at path: String) -> ScreenID {
        ScreenID(name: screen.name ?? Paths.relative(path, to: folder), path: path)
    }

    /// Whether the configuration allows a file to be read: `exclude` applies to every file, `include` to files that were
    /// found in folders rather than named.
    package func includes(_ path: String, isNamed: Bool) -> Bool {
        if configuration.exclude?.matches(path) == true { return false }
        return isNamed || configuration.include?.matches(path) ?? true
    }

    /// Whether a file is the configuration or its baseline.
    package func isOwn(_ path: String) -> Bool {
        path == configuration.baseline?.value || file.map { Paths.absolute($0, in: FileSystem.currentFolder) } == path
    }
}
