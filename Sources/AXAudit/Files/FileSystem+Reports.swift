import AXReports
import AXAuditCore
import AXSyntax

extension FileSystem {
    /// The folder that reports name files relative to: the repository of the current folder, otherwise the current
    /// folder.
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

    /// What axaudit has written to a file, or `nil` if the file is missing or by somebody else.
    ///
    /// The file is read only to decide whether an output may replace it, so it is not added to the register of the run.
    package static func writtenFile(at path: String) -> WrittenFile? { unregistered(path).flatMap { WrittenFile($0) } }
}
