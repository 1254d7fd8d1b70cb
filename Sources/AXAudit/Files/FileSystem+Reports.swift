import AXSyntax

extension FileSystem {
    /// The folder that reports name files relative to: the repository of the current folder, otherwise the current folder.
    package static var reportPaths: ReportPaths {
        let folder = currentFolder
        var root = folder
        while entry(at: joined(root, ".git")) == nil {
            guard root != "/", !root.isEmpty else { return ReportPaths(folder: folder, root: folder) }
            root = parent(of: root)
        }
        return ReportPaths(folder: folder, root: root)
    }
}
