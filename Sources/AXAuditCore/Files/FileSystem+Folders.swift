import AXSyntax

extension FileSystem {
    /// The names in a folder, sorted by their bytes.
    package static func names(in folder: String) throws(Failure) -> [String] {
        guard let stream = opendir(systemPath(folder)) else { throw Failure(errno) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            // The name is an array of C in the entry, which Swift sees as a tuple.
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { text(ofCString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw Failure(errno) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Creates a folder and the missing ones above it.
    package static func createFolder(_ path: String) throws(Failure) {
        var missing: [String] = []
        var folder = path
        while !folder.isEmpty, folder != "/", entry(at: folder) == nil {
            missing.append(folder)
            folder = parent(of: folder)
        }
        for folder in missing.reversed() where mkdir(systemPath(folder), 0o777) != 0 && errno != EEXIST {
            throw Failure(errno)
        }
    }

    /// Creates a folder with a random name in another one. Only this user can read and write it.
    package static func createPrivateFolder(in parent: String) throws(Failure) -> String {
        let folder = joined(parent, "axaudit-\(TemporaryName.randomDigits())")
        guard mkdir(systemPath(folder), 0o700) == 0 else { throw Failure(errno) }
        return folder
    }

    /// Removes a folder with the files in it. Folders in it, and what cannot be removed, remain.
    package static func removeFolder(_ path: String) {
        for name in (try? names(in: path)) ?? [] { try? remove(joined(path, name)) }
        rmdir(systemPath(path))
    }
}
