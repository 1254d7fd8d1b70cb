#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import AXSyntax

extension FileSystem {
    /// Writes a file whole, unless something stands at its path already: then false, and what stands there stays.
    ///
    /// Of two processes that create the same file at once exactly one succeeds: a link, unlike a renaming, never replaces.
    package static func create(_ text: String, at path: String) throws(Failure) -> Bool {
        let temporary = joined(parent(of: path), ".\(name(of: path)).\(UUID().uuidString).tmp")
        try write(text, to: temporary)
        defer { unlink(temporary) }
        if link(temporary, path) == 0 { return true }
        let code = errno
        if code == EEXIST { return false }
        // Some file systems have no links.
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
