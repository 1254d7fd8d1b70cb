/// What holds for the inputs below one configuration, or for those without any.
package struct Project: Sendable {
    /// The configuration's file as messages name it; nil if there is none.
    package var file: String?
    /// The absolute path of the folder that paths are seen from.
    package var folder: String
    /// What the configuration says, what it extends included.
    package var configuration: Configuration
    /// Every rule that can run: the built-in ones and the configuration's own.
    package var rules: RuleIndex
    /// Which rules run on which screen.
    package var selection: RuleSelection

    /// The baseline that lies where one is looked for, if the configuration names none.
    package var defaultBaseline: String { FileSystem.joined(folder, ProjectFinder.baselineName) }

    /// What ignores and baselines call a screen of the file at this absolute path.
    package func place(of screen: Screen, at path: String) -> ScreenPlace {
        ScreenPlace(name: screen.name ?? Paths.relative(path, to: folder), path: path)
    }

    /// Whether the configuration lets a file be read: nothing that it excludes, and of what is met in folders only what it
    /// includes.
    package func wants(_ path: String, isNamed: Bool) -> Bool {
        if configuration.exclude?.matches(path) == true { return false }
        return isNamed || configuration.include?.matches(path) ?? true
    }

    /// Whether a file is the configuration itself or its baseline, under whatever names, and no tree.
    package func isOwn(_ path: String) -> Bool {
        path == configuration.baseline?.path || file.map { Paths.absolute($0, in: FileSystem.currentFolder) } == path
    }
}
