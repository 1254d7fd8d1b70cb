import AXAuditCore

/// A folder for temporary files that only this user can read. It is removed with the value.
package final class TemporaryFolder: Sendable {
    /// The path.
    package let path: String

    /// Creates the folder.
    ///
    /// - Parameter parent: The folder of temporary files.
    package init(in parent: String) throws(FileSystem.Failure) {
        path = try FileSystem.createPrivateFolder(in: parent)
    }

    deinit { FileSystem.removeFolder(path) }
}
