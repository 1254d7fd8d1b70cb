import AXSyntax

extension FileSystem {
    /// The folder that reports name files relative to: the repository of the current folder, otherwise the current folder.
    package static var reportPaths: ReportPaths {
        let folder = currentFolder
        return ReportPaths(folder: folder, root: repository(of: folder) ?? folder)
    }

    /// Returns the root of the repository that contains a folder, or `nil` if there is none.
    package static func repository(of folder: String) -> String? {
        var root = folder
        while entry(at: joined(root, ".git")) == nil {
            guard root != "/", !root.isEmpty else { return nil }
            root = parent(of: root)
        }
        return root
    }

    /// Appends to a file that other processes may append to as well.
    package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw Failure(errno) }
        let written = bytes.withUnsafeBytes { write($0, to: file) }
        guard close(file) == 0, written else { throw Failure(errno) }
    }
}
