/// What holds for the inputs below one configuration, or for those without any.
package struct Project: Sendable {
    /// The configuration's file as messages name it; nil if there is none.
    package var file: String?
    /// The absolute path of the folder that paths are seen from.
    package var folder: String
    /// What the configuration says, what it extends included.
    package var configuration: Configuration
    /// Which rules run on which screen.
    package var selection: RuleSelection

    /// The baseline that lies where one is looked for, if the configuration names none.
    package var defaultBaseline: String { FileSystem.joined(folder, ProjectFinder.baselineName) }

    /// What ignores and baselines call a screen of the file at this absolute path.
    package func place(of screen: Screen, at path: String) -> ScreenPlace {
        ScreenPlace(name: screen.name ?? Paths.relative(path, to: folder), path: path)
    }
}
