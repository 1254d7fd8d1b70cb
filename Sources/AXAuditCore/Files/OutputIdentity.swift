import AXEngine
import AXSyntax

/// Equal for two paths at which one file would be written: `out.json`, `./out.json`, and a link to it.
package struct OutputIdentity: Hashable, Sendable {
    /// The file, or if it does not exist the closest folder that does.
    private let existing: FileSystem.Identity
    /// The part of the path that does not exist, without `.` and `..`; empty for a file that exists.
    private let missing: [UInt8]

    /// The identity of a file that exists.
    package init(_ identity: FileSystem.Identity) {
        existing = identity
        missing = []
    }

    /// The identity of a file that is read, open files included; `nil` for folders, devices and pipes.
    package init?(reading path: String) {
        var status = stat()
        guard stat(FileSystem.systemPath(path), &status) == 0 else {
            self.init(path)
            return
        }
        guard FileKind(status) == .regular else { return nil }
        self.init(FileSystem.Identity(status))
    }

    /// The identity of a path, or `nil` if writing there replaces nothing: devices, pipes and open files.
    package init?(_ path: String) {
        guard case .file(let path, let status) = OutputTarget(path) else { return nil }
        if let status {
            existing = FileSystem.Identity(status)
            missing = []
            return
        }
        var folder = FileSystem.parent(of: path)
        while !folder.isEmpty, folder != "/", FileSystem.entry(at: folder) == nil {
            folder = FileSystem.parent(of: folder)
        }
        guard let entry = FileSystem.entry(at: folder.isEmpty ? "." : folder) else { return nil }
        existing = entry.identity
        // Folders that do not exist yet are no links, so ".." can be resolved in the text.
        missing = Array(Paths.absolute(String(Substring(path.utf8.dropFirst(folder.utf8.count))), in: "/").utf8)
    }
}
