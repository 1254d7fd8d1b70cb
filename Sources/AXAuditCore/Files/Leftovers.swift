import AXSyntax

/// Temporary files of runs that were killed.
package enum Leftovers {
    /// The folders that this process has looked at. A run can write a thousand files into one folder.
    private static let seen = Lock<Set<String>>(initialState: [])
    /// The age in seconds from which on a temporary file belongs to no run that goes on.
    private static let maximumAge = 3_600

    /// Removes the temporary files in a folder that belong to this user and are older than an hour.
    package static func remove(in folder: String) {
        guard seen.withLock({ $0.insert(folder).inserted }) else { return }
        // A folder that cannot be listed can still be written.
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return }
        for name in names where TemporaryName.matches(name) {
            let path = FileSystem.systemPath(FileSystem.joined(folder, name))
            var status = stat()
            guard lstat(path, &status) == 0, FileKind(status) == .regular, status.st_uid == geteuid() else { continue }
            if Int(status.modificationSeconds) + maximumAge < FileSystem.secondsSince1970 { unlink(path) }
        }
    }
}
