#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import AXSyntax

extension FileSystem {
    /// Creates a file with all its contents. Returns `false` and changes nothing if the path exists.
    ///
    /// If two processes create the same file at once, exactly one succeeds: `link(2)`, unlike `rename(2)`, never replaces.
    package static func create(_ text: String, at path: String) throws(Failure) -> Bool {
        let temporary = joined(parent(of: path), ".\(name(of: path)).\(UUID().uuidString).tmp")
        try write(text, to: temporary)
        defer { unlink(temporary) }
        if link(temporary, path) == 0 { return true }
        let code = errno
        if code == EEXIST { return false }
        // Some file systems have no hard links.
        guard code == EPERM || code == EOPNOTSUPP || code == ENOSYS else { throw Failure(code) }
        if entry(at: path) != nil { return false }
        guard rename(temporary, path) == 0 else { throw Failure(errno) }
        return true
    }

    /// Removes a file.
    package static func remove(_ path: String) throws(Failure) {
        guard unlink(path) == 0 else { throw Failure(errno) }
    }
}
