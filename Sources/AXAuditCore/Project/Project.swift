/// The settings for the inputs of one configuration, or for inputs without a configuration.
package struct Project: Sendable {
    /// The name of the configuration file in messages, or `nil` if there is none.
    package var file: String?
    /// The absolute path of the configuration file, or `nil` if there is none.
    package var path: String?
    /// The absolute path of the folder to which paths are relative.
    package var folder: String
    /// The configuration, merged with those that it extends.
    package var configuration: Configuration
    /// The built-in rules and those of the configuration.
    package var rules: RuleIndex
    /// The rules that run on each screen.
    package let selection: RuleSelection
    /// The audits by `selection`.
    let audits = ProjectAudits()

    /// The absolute path of the baseline if the configuration does not set one.
    package var defaultBaseline: String { FileSystem.joined(folder, Baseline.defaultFileName) }

    /// The identity of a screen that was read from the file at an absolute path.
    package func screenID(of screen: Screen, at path: String) -> ScreenID {
        ScreenID(name: screen.name ?? Paths.relative(path, to: folder), path: path)
    }

    /// Whether the configuration's `exclude` leaves a file out, also if it was named.
    package func excludes(_ path: String) -> Bool { configuration.exclude?.matches(path) ?? false }

    /// Whether a file is the configuration or its baseline.
    package func isOwn(_ path: String) -> Bool {
        path == configuration.baseline?.value || path == self.path
    }
}
