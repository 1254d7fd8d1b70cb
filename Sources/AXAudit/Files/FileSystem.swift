#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import AXSyntax

/// Access to files and folders.
package enum FileSystem {
    /// A file or folder.
    package struct Entry: Sendable {
        package var isFolder: Bool
        /// Equal for two paths that lead to the same file or folder.
        package var identity: Identity
    }

    /// The device and number of a file.
    package struct Identity: Hashable, Sendable {
        var device: UInt64
        var number: UInt64
    }

    /// The reason why a file could not be read or written.
    package struct Failure: Error, Hashable {
        package var message: String

        init(_ code: Int32) { message = String(cString: strerror(code)).lowercasedFirst }

        /// There is no file at the path.
        static let missing = Failure(ENOENT)
    }

    /// The file or folder at a path, links followed, or `nil` if there is none.
    package static func entry(at path: String) -> Entry? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Entry(
            isFolder: status.st_mode & S_IFMT == S_IFDIR,
            identity: Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)))
    }

    /// The reason why there is no file or folder at a path, or `nil` if there is one.
    package static func failure(at path: String) -> Failure? {
        var status = stat()
        return stat(path, &status) == 0 ? nil : Failure(errno)
    }

    /// The bytes of a file.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failure(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Failure(EISDIR) }
        return try read(file, expected: Int(status.st_size))
    }

    /// The bytes of standard input.
    package static func readStandardInput() throws(Failure) -> [UInt8] { try read(0, expected: 0) }

    private static func read(_ file: Int32, expected: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected)
        // One byte more than expected, so that a file that did not grow is read by one call.
        var buffer = [UInt8](repeating: 0, count: expected > 0 ? min(expected + 1, bufferSize) : bufferSize)
        while true {
            // read(2) is the C call that needs the buffer's address.
            let count = buffer.withUnsafeMutableBytes { systemRead(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw Failure(errno) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// The size of the buffer for reading, in bytes.
    private static let bufferSize = 1 << 18

    /// The names in a folder, sorted.
    package static func names(in folder: String) throws(Failure) -> [String] {
        do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw Failure(access(folder, R_OK) == 0 ? EIO : errno)
        }
    }

    /// The seconds since the start of 1970.
    package static var secondsSince1970: Int { Int(time(nil)) }

    /// Replaces a file atomically: writes a temporary file beside it, then renames that. Creates missing folders and follows
    /// links. Devices, pipes and open files (`/dev/stdout`) are written in place.
    package static func write(_ text: String, to path: String) throws(Failure) {
        try write(Array(text.utf8), to: path)
    }

    /// Replaces a file atomically; see above.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard let path = try replaceable(path) else { return try append(bytes, to: path) }
        let folder = parent(of: path)
        let temporary = joined(folder, ".\(name(of: path)).\(getpid()).tmp")
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
        var file = open(temporary, flags, 0o666)
        if file < 0, errno == ENOENT, !folder.isEmpty {
            do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
                throw Failure(EACCES)
            }
            file = open(temporary, flags, 0o666)
        }
        guard file >= 0 else { throw Failure(errno) }
        let written = bytes.withUnsafeBytes { write($0, to: file) }
        let closed = close(file)
        guard written, closed == 0, rename(temporary, path) == 0 else {
            let code = errno
            unlink(temporary)
            throw Failure(code)
        }
    }

    /// The path of the file to replace, links followed, or `nil` if it must be written in place: a device, a pipe or an open
    /// file would be lost if another file took its path.
    private static func replaceable(_ path: String) throws(Failure) -> String? {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return nil }
        var path = path
        for _ in 0..<maximumLinks {
            if path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") { return nil }
            guard let link = link(at: path) else { return path }
            path = link.hasPrefix("/") ? link : joined(parent(of: path), link)
        }
        throw Failure(ELOOP)
    }

    /// The target of a symbolic link as written in it, or `nil` if the path is not a link.
    private static func link(at path: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { text in
            let count = readlink(path, text.baseAddress!, text.count)
            return count < 0 ? nil : String(decoding: UnsafeRawBufferPointer(text)[..<count], as: UTF8.self)
        }
    }

    /// The number of consecutive links after which Linux reports a loop.
    private static let maximumLinks = 40

    /// Writes everything to an open file. Returns whether that succeeded.
    @discardableResult
    package static func write(_ text: String, to file: Int32) -> Bool {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: file) }
    }

    /// Writes everything to an open file. Returns whether that succeeded.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
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

    /// The reason why a path cannot be written, or `nil` if it can.
    package static func obstacle(toWriting path: String) -> Failure? {
        if let entry = entry(at: path) {
            if entry.isFolder { return Failure(EISDIR) }
            return access(path, W_OK) == 0 ? nil : Failure(errno)
        }
        // Missing folders will be created, so the nearest existing one decides.
        var folder = parent(of: path)
        while !folder.isEmpty, folder != "/", entry(at: folder) == nil { folder = parent(of: folder) }
        if folder.isEmpty { folder = "." }
        if entry(at: folder)?.isFolder == false { return Failure(ENOTDIR) }
        return access(folder, W_OK) == 0 ? nil : Failure(errno)
    }

    // MARK: Paths

    /// The absolute path of the working directory.
    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    /// An absolute path as messages name it: relative if it is below the working directory.
    package static func displayed(_ path: String) -> String {
        let folder = currentFolder
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    /// The folder part of a path as written; empty for a bare name.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// A name in a folder.
    package static func joined(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
