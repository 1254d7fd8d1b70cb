import AXSyntax

/// Access to files and folders.
package enum FileSystem {
    /// A file or folder.
    package struct Entry: Sendable {
        package var kind: FileKind
        /// Equal for two paths that lead to the same file or folder.
        package var identity: Identity
        /// The size in bytes.
        package var size: Int
        package var isFolder: Bool { kind == .folder }
    }

    /// The device and number of a file.
    package struct Identity: Hashable, Sendable {
        var device: UInt64
        var number: UInt64

        package init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// The reason why a file could not be read or written.
    package struct Failure: Error, Hashable {
        package let message: String
        /// The value of `errno`, or `nil` if the system reported no error.
        let code: Int32?

        /// Whether there is nothing at the path.
        package var isAbsence: Bool { code == ENOENT }

        package init(_ code: Int32) {
            message = String(cString: strerror(code)).lowercasedFirst
            self.code = code
        }

        private init(_ message: String) {
            self.message = message
            code = nil
        }

        /// A file that is a device, for example.
        package static func notRegular(_ kind: FileKind) -> Failure {
            Failure("found \(kind.rawValue), expected a regular file")
        }

        /// A file that was written by another process after this one looked at it.
        package static let changed = Failure("another process has written it since this run began")

        /// A file that this run reads.
        package static func isInput(_ role: InputRole) -> Failure { Failure("this run reads \(role.name)") }

        /// A file outside of the folders whose files the run may read.
        package static let notReadable = Failure("it is outside of the folders whose files may be read")

        /// A path that cannot be opened.
        fileprivate static func opening(_ path: String, _ code: Int32) -> Failure {
            code == ENOENT && isLink(path) ? Failure("broken symbolic link") : Failure(code)
        }

        /// A program that the system does not start.
        package static func cannotStart(_ program: String) -> Failure {
            Failure("\(program.printable) cannot be started")
        }

        /// A file that is larger than a limit in bytes.
        package static func tooLarge(_ limit: Int) -> Failure {
            Failure("found more than \(limit >> 20) MiB, which is the size limit")
        }
    }

    /// The size from which on a file is not read, in bytes, unless an option says otherwise.
    package static let defaultSizeLimit = 256 << 20

    /// The file or folder at a path, links followed, or `nil` if there is none.
    package static func entry(at path: String) -> Entry? {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else { return nil }
        return Entry(kind: FileKind(status), identity: Identity(status), size: Int(status.st_size))
    }

    /// Whether there is anything at a path: a file, a folder, or a link, also one that leads nowhere.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(systemPath(path), &status) == 0
    }

    /// Whether the path is a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(systemPath(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether the user may read a file.
    package static func isReadable(_ path: String) -> Bool { access(systemPath(path), R_OK) == 0 }

    /// The reason why nothing can be found at a path, or `nil` if there is something or nothing has that name.
    package static func obstacle(toFinding path: String) -> Failure? {
        var status = stat()
        guard stat(systemPath(path), &status) != 0, errno != ENOENT else { return nil }
        return Failure(errno)
    }

    /// Removes a file.
    package static func remove(_ path: String) throws(Failure) {
        guard unlink(systemPath(path)) == 0 else { throw Failure(errno) }
    }

    /// The seconds since the start of 1970.
    package static var secondsSince1970: Int { Int(time(nil)) }

    // MARK: Reading

    /// The bytes of a file, which is added to the register of the run.
    ///
    /// - Parameters:
    ///   - role: What the file is to the run.
    ///   - isNamed: Whether the user named the file. Devices and pipes are read only then, because they may never end.
    ///   - limit: The greatest size in bytes. It is checked while reading, since a pipe has no size.
    package static func read(
        _ path: String, as role: InputRole, isNamed: Bool = false, limit: Int = defaultSizeLimit
    ) throws(Failure) -> [UInt8] {
        try RunRegister.current?.requireAccess(to: path, as: role)
        return try read(path, isNamed: isNamed, limit) { RunRegister.current?.add($0, at: path, as: role) }
    }

    /// The bytes of a file that is read only to decide what it is, so that it is not added to the register of the run;
    /// `nil` if it cannot be read.
    package static func unregistered(_ path: String) -> [UInt8]? {
        try? read(path, isNamed: false, defaultSizeLimit) { _ in }
    }

    private static func read(
        _ path: String, isNamed: Bool, _ limit: Int, register: (stat) -> Void
    ) throws(Failure) -> [UInt8] {
        // Opening a pipe that nobody writes to would not return.
        let file = systemOpen(systemPath(path), O_RDONLY | O_CLOEXEC | (isNamed ? 0 : O_NONBLOCK))
        guard file >= 0 else { throw Failure.opening(path, errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(errno) }
        let kind = FileKind(status)
        if kind == .folder { throw Failure(EISDIR) }
        guard isNamed || kind == .regular else { throw Failure.notRegular(kind) }
        register(status)
        return try read(file, expected: kind == .regular ? Int(status.st_size) : 0, limit)
    }

    /// The first bytes of a regular file, at most `count` of them.
    package static func beginning(of path: String, as role: InputRole, count: Int) throws(Failure) -> [UInt8] {
        try RunRegister.current?.requireAccess(to: path, as: role)
        let file = systemOpen(systemPath(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Failure.opening(path, errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(errno) }
        let kind = FileKind(status)
        if kind == .folder { throw Failure(EISDIR) }
        guard kind == .regular else { throw Failure.notRegular(kind) }
        RunRegister.current?.add(status, at: path, as: role)
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            // read(2) is the C call that needs the buffer's address.
            let read = bytes.withUnsafeMutableBytes {
                systemRead(file, $0.baseAddress?.advanced(by: filled), count - filled)
            }
            if read < 0, errno == EINTR { continue }
            if read < 0 { throw Failure(errno) }
            if read == 0 { break }
            filled += read
        }
        return Array(bytes[..<filled])
    }

    /// The bytes of standard input, up to a limit.
    package static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
        register(0, at: "-", as: .standardInput)
        return try read(0, expected: 0, limit)
    }

    /// Adds an open file to the register of the run.
    package static func register(_ file: Int32, at path: String, as role: InputRole) {
        var status = stat()
        if let register = RunRegister.current, fstat(file, &status) == 0 { register.add(status, at: path, as: role) }
    }

    /// The contents of an open file that an output replaces, from its current offset.
    package static func contents(of file: Int32) throws(Failure) -> [UInt8] { try read(file, expected: 0, .max) }

    private static func read(_ file: Int32, expected: Int, _ limit: Int) throws(Failure) -> [UInt8] {
        guard expected <= limit else { throw Failure.tooLarge(limit) }
        // One byte more than expected, to see whether the file grew.
        var bytes = [UInt8](repeating: 0, count: expected > 0 ? expected + 1 : bufferSize)
        var filled = 0
        while true {
            if filled == bytes.count { bytes += [UInt8](repeating: 0, count: max(filled, bufferSize)) }
            // read(2) is the C call that needs the buffer's address.
            let count = bytes.withUnsafeMutableBytes {
                systemRead(file, $0.baseAddress?.advanced(by: filled), $0.count - filled)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Failure(errno) }
            if count == 0 {
                bytes.removeLast(bytes.count - filled)
                return bytes
            }
            filled += count
            guard filled <= limit else { throw Failure.tooLarge(limit) }
        }
    }

    /// The size of the buffer for reading, in bytes.
    private static let bufferSize = 1 << 18

    // MARK: Writing to open files

    /// Writes everything to an open file. Returns whether that succeeded.
    @discardableResult
    package static func write(_ text: String, to file: Int32) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: file) }
    }

    /// Writes everything to an open file. Returns why that failed, or `nil` if it succeeded.
    package static func failure(ofWriting text: String, to file: Int32) -> Failure? {
        write(text, to: file) ? nil : Failure(errno)
    }

    /// Writes everything to an open file. Returns whether that succeeded.
    package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { write($0, to: file) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = systemWrite(file, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            written += count
        }
        return true
    }

    /// Appends to a file that other processes may append to as well.
    package static func append(_ bytes: [UInt8], to path: String, as role: OutputRole) throws(Failure) {
        try RunRegister.current?.requireNoInput(at: path, for: role)
        let file = systemOpen(systemPath(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw Failure(errno) }
        let isWritten = write(bytes, to: file)
        let code = errno
        guard close(file) == 0, isWritten else { throw Failure(isWritten ? errno : code) }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
