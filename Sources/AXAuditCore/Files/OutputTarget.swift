import AXSyntax

/// What a path leads to if it is written.
package enum OutputTarget {
    /// A file to replace or create: its path, links followed, and its status if it exists.
    case file(String, existing: stat?)
    /// A device, a pipe or an open file, which would be lost if another file took its path.
    case inPlace
    /// Links that lead back to themselves.
    case circle

    /// The number of consecutive links after which Linux reports a loop.
    private static let maximumLinks = 40

    /// Follows the links of a path.
    package init(_ path: String) {
        var status = stat()
        let exists = stat(FileSystem.systemPath(path), &status) == 0
        if exists, FileKind(status) != .regular {
            self = .inPlace
            return
        }
        var path = path
        for _ in 0..<Self.maximumLinks {
            let absolute = Paths.absolute(path, in: FileSystem.currentFolder)
            if absolute.hasPrefix("/dev/fd/") || absolute.hasPrefix("/proc/") {
                self = .inPlace
                return
            }
            guard let link = Self.link(at: path) else {
                self = .file(path, existing: exists ? status : nil)
                return
            }
            path = link.hasPrefix("/") ? link : FileSystem.joined(FileSystem.parent(of: path), link)
        }
        self = .circle
    }

    /// The target of a symbolic link as written in it, or `nil` if the path is not a link.
    private static func link(at path: String) -> String? {
        var text = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(FileSystem.systemPath(path), &text, text.count)
        return count < 0 ? nil : PathText.text(of: text[..<count].map { UInt8(bitPattern: $0) })
    }
}
