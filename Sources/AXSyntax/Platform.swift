// Re-exports the C library of each platform, so that other modules need no conditional imports.
#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Android)
    @_exported import Android
#elseif canImport(Glibc)
    @_exported import Glibc
#endif

/// The width in columns of the terminal that a file descriptor is, or `nil` if it is none or does not know its width.
package func terminalColumns(of file: Int32) -> Int? {
    var size = winsize()
    // The call fills the structure that it gets a pointer to.
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
}

/// `read(2)`, for types that have a method named `read`.
package func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}

/// `open(2)`, again if a signal interrupted it.
package func systemOpen(_ path: [CChar], _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    while true {
        let file = open(path, flags, mode)
        if file >= 0 || errno != EINTR { return file }
    }
}

/// `write(2)`, for types that have a method named `write`.
package func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, buffer, count)
}

extension stat {
    /// The time of the last change of a file's contents, in seconds since 1970.
    package var modificationSeconds: Int {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
