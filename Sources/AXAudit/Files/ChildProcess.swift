import AXAuditCore
import AXSyntax
import Foundation

/// A program that was started, with the pipes to which it writes.
struct ChildProcess {
    /// The number of the process.
    private let id: pid_t
    /// The descriptor that reads its standard output.
    let output: Int32
    /// The descriptor that reads its standard error.
    let errors: Int32
    /// The exit code, if it has ended.
    private var code: Int32?

    #if os(macOS) || os(Linux)
        /// Starts a program, in a process group of its own and with no signal blocked or ignored.
        init(_ path: String, _ arguments: [String]) throws(ProgramError) {
            let (output, errors) = (try Self.newPipe(), try Self.newPipe())
            defer { for file in [output.write, errors.write] { close(file) } }
            #if canImport(Darwin)
                var actions: posix_spawn_file_actions_t?
                var attributes: posix_spawnattr_t?
            #else
                var actions = posix_spawn_file_actions_t()
                var attributes = posix_spawnattr_t()
            #endif
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output.write, 1)
            posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            posix_spawnattr_setflags(
                &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
            posix_spawnattr_setpgroup(&attributes, 0)
            var (none, ignored) = (sigset_t(), sigset_t())
            sigemptyset(&none)
            sigemptyset(&ignored)
            for signal in EndingSignals.all + [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setsigdefault(&attributes, &ignored)
            // The arrays of C strings end with a null pointer.
            var words = ([path] + arguments).map { strdup($0) } + [nil]
            var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for word in words + variables { free(word) } }
            var id: pid_t = 0
            let failure = posix_spawn(&id, FileSystem.systemPath(path), &actions, &attributes, &words, &variables)
            guard failure == 0 else {
                for file in [output.read, errors.read] { close(file) }
                throw .notStarted(FileSystem.Failure(failure).message)
            }
            (self.id, self.output, self.errors) = (id, output.read, errors.read)
        }

        /// Creates a pipe that no other process inherits.
        private static func newPipe() throws(ProgramError) -> (read: Int32, write: Int32) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .notStarted(FileSystem.Failure(errno).message) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }

        /// Returns the exit code, or `nil` while the program runs.
        mutating func exitCode() -> Int32? {
            if let code { return code }
            var status: Int32 = 0
            guard waitpid(id, &status, WNOHANG) == id else { return nil }
            // The macros of wait(2): the low 7 bits are the signal, the next 8 the exit code.
            let signal = status & 0x7F
            code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
            return code
        }

        /// Ends the program and what it started, if it still runs, and closes the pipes.
        mutating func end() {
            close(output)
            close(errors)
            guard exitCode() == nil else { return }
            kill(-id, SIGKILL)
            var status: Int32 = 0
            waitpid(id, &status, 0)
        }
    #else
        init(_ path: String, _ arguments: [String]) throws(ProgramError) {
            throw .notStarted("this system runs no programs")
        }

        mutating func exitCode() -> Int32? { code }

        mutating func end() {}
    #endif
}
