import AXAudit

/// The names of screens without a name in their dump: the path of the file without its extension, relative to a folder
/// that does not depend on the working directory.
struct SnapshotNames {
    /// The folder of the references, or `nil` if there are none.
    private let references: String?
    /// The path in reports of a dump from standard input, or `nil` if it has none.
    private let standardInputPath: String?

    /// Creates the names of a run with this folder of references.
    init(_ invocation: Invocation, folder: String?) {
        references = folder.map { Paths.absolute($0, in: FileSystem.currentFolder) }
        standardInputPath = invocation.last(.stdinFilename) == nil ? invocation.standardInputName : nil
    }

    /// Returns the screen with a name.
    func named(_ screen: Screen, _ id: ScreenID, _ project: Project) -> Screen {
        guard screen.name == nil else { return screen }
        var screen = screen
        var name = FileSystem.name(of: id.path)
        if screen.origin.file != standardInputPath, let base = base(of: id.path, project) {
            let relative = Paths.relative(id.path, to: base)
            // A path that leads out of the folder would begin with "..".
            if !relative.hasPrefix("..") { name = relative }
        }
        let suffix = FileSystem.name(of: name).lastIndex(of: ".").map { FileSystem.name(of: name)[$0...] } ?? ""
        screen.name = String(name.dropLast(suffix.count))
        return screen
    }

    /// Returns the folder of the configuration or the baseline, else the root of the repository, else the folder that
    /// contains the folder of the references.
    private func base(of path: String, _ project: Project) -> String? {
        if project.file != nil || FileSystem.entry(at: project.defaultBaseline) != nil { return project.folder }
        return FileSystem.repository(of: FileSystem.parent(of: path)) ?? references.map { FileSystem.parent(of: $0) }
    }
}
