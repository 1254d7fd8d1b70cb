import AXSyntax

extension FileSystem {
    /// The state of a file: two stamps differ if the file was written or replaced in between.
    package struct Stamp: Hashable, Sendable {
        private var device: UInt64
        private var number: UInt64
        private var size: Int64
        private var seconds: Int
        private var nanoseconds: Int

        /// The state of the file at a path, links followed, or `nil` if there is none.
        package init?(_ path: String) {
            var status = stat()
            guard stat(systemPath(path), &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
            size = Int64(status.st_size)
            #if canImport(Darwin)
                let modified = status.st_mtimespec
            #else
                let modified = status.st_mtim
            #endif
            seconds = Int(modified.tv_sec)
            nanoseconds = Int(modified.tv_nsec)
        }
    }
}
