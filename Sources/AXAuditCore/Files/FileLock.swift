import AXSyntax

/// An exclusive lock on a file for the time of a comparison and a replacement: `flock(2)`, which ends with the process.
package enum FileLock {
    /// The number of attempts, 10 ms apart. A lock that is held for longer is not axaudit's:
    /// `flock results.json axaudit …`.
    private static let attempts = 50

    /// Does some work while no other axaudit does such work on the same file. Without locks in the file system, or if
    /// another program keeps the lock, the work is done without it.
    package static func held<Result>(
        on path: String, during work: () throws(FileSystem.Failure) -> Result
    ) throws(FileSystem.Failure) -> Result {
        let file = systemOpen(FileSystem.systemPath(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return try work() }
        // Closing the file releases the lock.
        defer { close(file) }
        for _ in 0..<attempts {
            if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR { break }
            usleep(10_000)
        }
        return try work()
    }
}
