import AXAudit
import AXSyntax

/// The folders below which tools read files.
struct MCPRoots {
    /// The absolute paths, without links.
    let folders: [String]

    /// Creates the only root of a client without any: the working directory.
    init(workingDirectory: String) { folders = [FileSystem.realPath(workingDirectory) ?? workingDirectory] }

    /// Reads the answer to `roots/list`. Roots that are no folders of this machine are left out.
    init(_ result: JSONValue) {
        folders = (result["roots"]?.items ?? result.noItems).compactMap { root in
            root["uri"]?.text.flatMap(Self.path(ofURI:)).flatMap { FileSystem.realPath($0) }
        }
    }

    /// The working directory of commands.
    var workingDirectory: String { folders.first.map(Self.short) ?? "." }

    /// Returns the path of a file or folder that a call names, without links.
    func resolved(_ path: String) throws(MCPToolError) -> String {
        guard let first = folders.first else {
            throw MCPToolError("\(path.printable): the client gives no folder whose files may be read")
        }
        let absolute = path.utf8.first == UInt8(ascii: "/") ? path : FileSystem.joined(first, path)
        // Of a path at which nothing is, the closest folder above it decides whether that may be told.
        var existing = absolute
        while !existing.isEmpty, existing != "/", !FileSystem.exists(existing) {
            existing = FileSystem.parent(of: existing)
        }
        guard let real = FileSystem.realPath(existing), FileSystem.isPath(real, inOneOf: folders) else {
            let list = folders.map { PathText.shown($0).printable }.joined(separator: ", ")
            throw MCPToolError("\(path.printable): found a path outside of \(list), expected one inside")
        }
        guard existing == absolute else { throw MCPToolError("\(path.printable): no such file or folder") }
        return Self.short(real)
    }

    /// Returns the path of a folder in the first root, which can be missing, to write to.
    func output(_ name: String) throws(MCPToolError) -> String {
        guard let first = folders.first else {
            throw MCPToolError("the client gives no folder to write to")
        }
        let path = FileSystem.joined(first, name)
        return FileSystem.exists(path) ? try resolved(path) : Self.short(path)
    }

    /// Returns an absolute path as reports are to name it: relative if it is below the current folder.
    private static func short(_ path: String) -> String {
        if path == FileSystem.currentFolder { return "." }
        let shown = FileSystem.displayed(path)
        // A single hyphen is standard input.
        return shown == "-" ? path : shown
    }

    /// Returns the path of a `file:` URI, or `nil` for another one.
    static func path(ofURI uri: String) -> String? {
        let scheme = "file://"
        guard uri.lowercased().hasPrefix(scheme) else { return nil }
        let rest = uri.dropFirst(scheme.count)
        // A host that is not this machine has no files here.
        let host = rest.prefix { $0 != "/" }
        guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
        let path = Array(rest.utf8.dropFirst(host.utf8.count))
        var bytes: [UInt8] = []
        var at = 0
        while at < path.count {
            if path[at] == UInt8(ascii: "%"), at + 2 < path.count, let high = hexDigit(path[at + 1]),
                let low = hexDigit(path[at + 2])
            {
                bytes.append(high << 4 | low)
                at += 3
            } else {
                bytes.append(path[at])
                at += 1
            }
        }
        return bytes.isEmpty ? nil : PathText.text(of: bytes)
    }
}
