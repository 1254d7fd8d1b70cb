import AXSyntax

/// The kind of a file. The raw value names it in messages.
package enum FileKind: String, Sendable {
    case regular = "a regular file"
    case folder = "a folder"
    case pipe = "a pipe"
    case device = "a device"
    case socket = "a socket"

    package init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
    }
}
