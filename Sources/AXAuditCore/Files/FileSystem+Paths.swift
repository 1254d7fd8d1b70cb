import AXSyntax

/// Paths as text; see `PathText`. Slashes are found by bytes, because a slash and a combining character after it are
/// one `Character`.
extension FileSystem {
    private static let slash = UInt8(ascii: "/")

    /// A path as C functions take it, with a zero at its end. A path that contains a zero becomes empty: no file has
    /// that path.
    package static func systemPath(_ path: String) -> [CChar] {
        let bytes = PathText.bytes(of: path)
        return bytes.contains(0) ? [0] : bytes.map(CChar.init(bitPattern:)) + [0]
    }

    /// The absolute path of the working directory.
    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return text(ofCString: path)
    }

    /// The absolute path without links, or `nil` if nothing is there.
    package static func realPath(_ path: String) -> String? {
        guard let path = realpath(systemPath(path), nil) else { return nil }
        defer { free(path) }
        return text(ofCString: path)
    }

    /// The text of a path that a C function returned.
    package static func text(ofCString path: UnsafePointer<CChar>) -> String {
        // The C string is read up to its zero.
        PathText.text(of: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
    }

    /// An absolute path as messages name it: relative if it is below the working directory.
    package static func displayed(_ path: String) -> String {
        let folder = currentFolder
        guard isPath(path, inside: folder), folder != "/" else { return path }
        return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }

    /// Whether an absolute path leads into a folder, given by its absolute path.
    package static func isPath(_ path: String, inside folder: String) -> Bool {
        path.utf8.starts(with: folder.utf8) && (folder == "/" || path.utf8.dropFirst(folder.utf8.count).first == slash)
    }

    /// Whether an absolute path is that of one of some folders, or leads into it.
    package static func isPath(_ path: String, inOneOf folders: [String]) -> Bool {
        folders.contains { path == $0 || isPath(path, inside: $0) }
    }

    /// The folder part of a path as written; empty for a bare name.
    package static func parent(of path: String) -> String {
        guard let index = path.utf8.lastIndex(of: slash) else { return "" }
        return index == path.utf8.startIndex ? "/" : String(Substring(path.utf8[..<index]))
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(Substring(path.utf8[path.utf8.index(after: $0)...])) } ?? path
    }

    /// A name in a folder.
    package static func joined(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." { return name }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }
}
