import AXSyntax

/// A file that is written as a whole or not at all. Every file that axaudit writes is written here.
///
/// The contents go to a temporary file in the same folder, which is then renamed, so that a reader never sees a part of
/// them. Missing folders are created, and links are followed. What cannot be replaced is written in place: devices,
/// pipes, open files such as `/dev/stdout`, and a file that is a mount of its own or in a folder that cannot be
/// written.
package struct AtomicFile {
    /// The path of the file, links followed.
    private let path: String
    /// The permissions and the owner of the file that is replaced, or `nil` if there is none.
    private let existing: stat?

    /// Replaces or creates a file. Throws if the run reads it, unless the role says that it may be replaced.
    ///
    /// - Parameter version: The state of the file when the run looked at it. If another process has written the file
    ///   since, nothing changes, and the error says so. Without a version, the file is replaced in any state.
    package static func write(
        _ text: String, to path: String, as role: OutputRole, ifStill version: FileVersion? = nil
    ) throws(FileSystem.Failure) {
        try write(Array(text.utf8), to: path, as: role, ifStill: version)
    }

    /// Writes a file with these contents, as for a text.
    package static func write(
        _ bytes: [UInt8], to path: String, as role: OutputRole, ifStill version: FileVersion? = nil
    ) throws(FileSystem.Failure) {
        try RunRegister.current?.requireNoInput(at: path, for: role)
        switch OutputTarget(path) {
        case .circle: throw FileSystem.Failure(ELOOP)
        case .inPlace: try FileSystem.append(bytes, to: path, as: role)
        case .file(let path, let existing):
            let file = AtomicFile(path: path, existing: existing)
            do throws(FileSystem.Failure) {
                try EndingSignals.held { () throws(FileSystem.Failure) in
                    guard version?.isMissing == true else { return try file.replace(bytes, ifStill: version) }
                    guard try file.create(bytes) else { throw .changed }
                }
            } catch {
                // Another process may write the same report.
                guard error == .changed, FileSystem.unregistered(path) == bytes else { throw error }
            }
        }
    }

    /// Creates a file, links followed. Returns `false` and changes nothing if it exists.
    ///
    /// If two processes create the same file at once, exactly one succeeds.
    package static func create(
        _ text: String, at path: String, as role: OutputRole
    ) throws(FileSystem.Failure) -> Bool {
        try RunRegister.current?.requireNoInput(at: path, for: role)
        switch OutputTarget(path) {
        case .circle: throw FileSystem.Failure(ELOOP)
        case .inPlace: return false
        case .file(let path, let existing):
            guard existing == nil else { return false }
            let file = AtomicFile(path: path, existing: nil)
            return try EndingSignals.held { () throws(FileSystem.Failure) in try file.create(Array(text.utf8)) }
        }
    }

    // MARK: Creating

    /// Creates the file. Returns `false` if it exists: `link(2)`, unlike `rename(2)`, never replaces.
    private func create(_ bytes: [UInt8]) throws(FileSystem.Failure) -> Bool {
        let temporary = try writeTemporary(bytes)
        let (from, to) = (FileSystem.systemPath(temporary), FileSystem.systemPath(path))
        defer { unlink(from) }
        if link(from, to) == 0 { return true }
        let code = errno
        if code == EEXIST { return false }
        // Some file systems have no hard links. There an empty file of that name is created first, which only one
        // process can.
        guard [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) else { throw FileSystem.Failure(code) }
        let claim = systemOpen(to, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard claim >= 0 else {
            if errno == EEXIST { return false }
            throw FileSystem.Failure(errno)
        }
        close(claim)
        guard rename(from, to) == 0 else {
            let failure = FileSystem.Failure(errno)
            unlink(to)
            throw failure
        }
        return true
    }

    // MARK: Replacing

    private func replace(_ bytes: [UInt8], ifStill version: FileVersion?) throws(FileSystem.Failure) {
        guard let version else { return try replace(bytes) {} }
        try FileLock.held(on: path) { () throws(FileSystem.Failure) in
            try replace(bytes) { () throws(FileSystem.Failure) in
                guard FileVersion(path) == version else { throw .changed }
            }
        }
    }

    /// Replaces the file. `verify` throws if it must not be replaced any more.
    private func replace(
        _ bytes: [UInt8], _ verify: () throws(FileSystem.Failure) -> Void
    ) throws(FileSystem.Failure) {
        let temporary: String
        do { temporary = try writeTemporary(bytes) } catch {
            // A read-only folder can contain a file that is writable.
            guard existing != nil, error.isDenied else { throw error }
            try verify()
            return try writeInPlace(bytes)
        }
        let from = FileSystem.systemPath(temporary)
        do { try verify() } catch {
            unlink(from)
            throw error
        }
        if rename(from, FileSystem.systemPath(path)) == 0 { return }
        let failure = FileSystem.Failure(errno)
        unlink(from)
        // A file that is mounted, as by `docker run -v $PWD/r.json:/r.json`, cannot be renamed over.
        guard existing != nil, failure.isDenied || failure.isMount else { throw failure }
        try writeInPlace(bytes)
    }

    /// Overwrites the file. If that fails, as on a full disk, the old contents are written back, whose space is still
    /// theirs.
    private func writeInPlace(_ bytes: [UInt8]) throws(FileSystem.Failure) {
        let file = systemOpen(FileSystem.systemPath(path), O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { throw FileSystem.Failure(errno) }
        let old: [UInt8]
        do throws(FileSystem.Failure) { old = try FileSystem.contents(of: file) } catch {
            close(file)
            throw error
        }
        if Self.overwrite(file, bytes) { return try Self.finish(file, true) }
        let code = errno
        _ = Self.overwrite(file, old)
        close(file)
        throw FileSystem.Failure(code)
    }

    /// Makes these bytes the contents of an open file. Returns whether that succeeded.
    private static func overwrite(_ file: Int32, _ bytes: [UInt8]) -> Bool {
        lseek(file, 0, SEEK_SET) == 0 && FileSystem.write(bytes, to: file)
            && ftruncate(file, off_t(bytes.count)) == 0 && fsync(file) == 0
    }

    /// Closes a file. Throws if that or the writing before it failed.
    private static func finish(_ file: Int32, _ isWritten: Bool) throws(FileSystem.Failure) {
        let code = errno
        let isClosed = close(file) == 0
        if !isWritten { throw FileSystem.Failure(code) }
        if !isClosed { throw FileSystem.Failure(errno) }
    }

    // MARK: Temporary files

    /// Writes a temporary file beside the file, and returns its path.
    private func writeTemporary(_ bytes: [UInt8]) throws(FileSystem.Failure) -> String {
        let folder = FileSystem.parent(of: path)
        if !folder.isEmpty { try FileSystem.createFolder(folder) }
        Leftovers.remove(in: folder)
        let temporary = FileSystem.joined(folder, TemporaryName.random())
        // An existing file or link of that name is somebody else's.
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = systemOpen(FileSystem.systemPath(temporary), flags, existing == nil ? 0o666 : 0o600)
        guard file >= 0 else { throw FileSystem.Failure(errno) }
        do {
            // Only root can give a file away, and not every file system has owners.
            if let existing { _ = fchown(file, existing.st_uid, existing.st_gid) }
            try Self.finish(file, keepMode(of: file) && FileSystem.write(bytes, to: file))
        } catch {
            unlink(FileSystem.systemPath(temporary))
            throw error
        }
        return temporary
    }

    /// Gives a temporary file the permissions of the file that it replaces.
    private func keepMode(of file: Int32) -> Bool {
        guard let existing else { return true }
        return fchmod(file, existing.st_mode & 0o777) == 0
    }
}

extension AtomicFile {
    /// The reason why a path cannot be written, or `nil` if it can.
    package static func obstacle(toWriting path: String) -> FileSystem.Failure? {
        if let entry = FileSystem.entry(at: path) {
            if entry.isFolder { return FileSystem.Failure(EISDIR) }
            return access(FileSystem.systemPath(path), W_OK) == 0 ? nil : FileSystem.Failure(errno)
        }
        if let obstacle = FileSystem.obstacle(toFinding: path) { return obstacle }
        // Missing folders will be created, so the nearest existing one decides.
        var folder = FileSystem.parent(of: path)
        while !folder.isEmpty, folder != "/", FileSystem.entry(at: folder) == nil {
            folder = FileSystem.parent(of: folder)
        }
        if folder.isEmpty { folder = "." }
        return access(FileSystem.systemPath(folder), W_OK) == 0 ? nil : FileSystem.Failure(errno)
    }
}

extension FileSystem.Failure {
    fileprivate var isDenied: Bool { [EACCES, EPERM, EROFS].contains(code) }
    fileprivate var isMount: Bool { [EBUSY, EXDEV].contains(code) }
}
