import AXAuditCore
import AXSyntax

/// Runs other programs, without a shell.
package enum Program {
    /// What a program wrote until it ended.
    package struct Result: Sendable {
        /// The exit code; of a program that a signal ended, 128 and the number of the signal.
        package let code: Int32
        /// What it wrote to standard output.
        package let output: [UInt8]
        /// What it wrote to standard error.
        package let errors: String
    }

    /// Returns the path of a program in the first of some folders that has it.
    package static func path(of name: String, in folders: [String]) -> String? {
        folders.map { FileSystem.joined($0, name) }.first { path in
            FileSystem.entry(at: path)?.kind == .regular && access(FileSystem.systemPath(path), X_OK) == 0
        }
    }

    /// Runs a program until it ends. Its standard input is empty.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - timeLimit: The time after which it is ended.
    ///   - sizeLimit: The number of bytes of output from which on it is ended.
    ///   - heedsSignals: Whether it is ended when a signal waits to end this process; see `EndingSignals`.
    package static func run(
        _ path: String, _ arguments: [String], timeLimit: TimeSpan, sizeLimit: Int = 256 << 20,
        heedsSignals: Bool = true
    ) throws(ProgramError) -> Result {
        var child = try ChildProcess(path, arguments)
        defer { child.end() }
        let end = TimeSpan.uptime + timeLimit
        var texts: [[UInt8]] = [[], []]
        // poll(2) passes over a descriptor that is negative.
        var pipes = [child.output, child.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var endOfChild: TimeSpan?
        while true {
            let isReading = pipes.contains { $0.fd >= 0 }
            if isReading { poll(&pipes, 2, interval) } else { usleep(10_000) }
            for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
                let block = (try? FileSystem.block(of: pipes[index].fd)) ?? []
                texts[index] += block
                if block.isEmpty { pipes[index].fd = -1 }
            }
            if texts[0].count + texts[1].count > sizeLimit { throw .tooMuchOutput(sizeLimit) }
            let now = TimeSpan.uptime
            if let code = child.exitCode() {
                // A daemon that the program started may keep the pipes open.
                let limit = (endOfChild ?? now) + grace
                endOfChild = endOfChild ?? now
                if !isReading || now > limit {
                    return Result(code: code, output: texts[0], errors: String(decoding: texts[1], as: UTF8.self))
                }
            }
            if heedsSignals, EndingSignals.arePending { throw .interrupted }
            if now > end { throw .tooSlow(timeLimit) }
        }
    }

    /// The number of this process.
    package static var ownProcess: Int { Int(getpid()) }

    /// Whether a process with this number runs, also one of another user.
    package static func isRunning(_ process: Int) -> Bool {
        guard let number = pid_t(exactly: process), number > 0 else { return false }
        return kill(number, 0) == 0 || errno == EPERM
    }

    /// The time for which the output is waited for, in milliseconds, before limits are checked.
    private static let interval: Int32 = 50
    /// The time for which output is read after the end of a program.
    private static let grace = TimeSpan.milliseconds(300)
}
