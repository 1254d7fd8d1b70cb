#if os(Linux)
    import Foundation

    extension Process {
        /// Starts the tool, which is built beside the tests, in a folder and without output.
        ///
        /// No signal is blocked: the threads of concurrent work block all, and a process inherits that from the thread
        /// that starts it.
        static func tool(
            _ arguments: [String], in folder: String, environment: [String: String]? = nil
        ) throws -> Process {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent("axaudit")
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            if let environment { process.environment = environment }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            var (none, blocked) = (sigset_t(), sigset_t())
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, &blocked)
            defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
            try process.run()
            return process
        }
    }
#endif
