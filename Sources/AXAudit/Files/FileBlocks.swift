import AXAuditCore
import AXSyntax

/// A file that the user named, read in blocks. It is closed with the last reference to it.
package final class FileBlocks {
    private let file: Int32

    /// Opens a file.
    package init(_ path: String, as role: InputRole) throws(FileSystem.Failure) {
        try RunRegister.current?.requireAccess(to: path, as: role)
        file = systemOpen(FileSystem.systemPath(path), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileSystem.Failure(errno) }
        FileSystem.register(file, at: path, as: role)
    }

    deinit { close(file) }

    /// Returns the next bytes, at least one and at most 256 KiB, or none at the end.
    package func next() throws(FileSystem.Failure) -> [UInt8] { try FileSystem.block(of: file) }
}
