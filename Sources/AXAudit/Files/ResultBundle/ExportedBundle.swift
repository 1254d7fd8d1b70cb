import AXAuditCore
import AXSyntax
import AXTree

/// The temporary folder to which the attachments of a result bundle were exported. It is removed with the value.
package struct ExportedBundle: Sendable {
    private let temporary: TemporaryFolder
    /// The folder.
    package var folder: String { temporary.path }

    /// Creates the folder.
    ///
    /// - Parameter parent: The folder of temporary files.
    package init(in parent: String) throws(FileSystem.Failure) {
        temporary = try TemporaryFolder(in: parent)
    }

    /// The ending of the names of result bundles.
    package static let ending = ".xcresult"

    /// Whether there is a result bundle at a path.
    package static func isBundle(_ path: String) -> Bool {
        withoutSlash(path).hasSuffix(ending) && FileSystem.entry(at: path)?.isFolder == true
    }

    private static func withoutSlash(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// The command that exports a bundle, for messages.
    package static func command(for path: String) -> String {
        "xcrun xcresulttool export attachments --path \(withoutSlash(path)) --output-path export"
            + " && \(CommandName.lint) export"
    }
}
