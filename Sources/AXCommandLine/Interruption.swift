import AXSyntax

/// Ctrl-C as an event that a loop waits for, instead of the end of the process.
enum Interruption {
    /// Waits half a second for Ctrl-C. Returns whether it was pressed since the first call.
    ///
    /// From the first call on, the signal is blocked and remains pending. The threads of concurrent work block it by
    /// themselves.
    static func wait() -> Bool {
        // The calls of sigsetops(3) fill the set that they get a pointer to.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigprocmask(SIG_BLOCK, &signals, nil)
        for _ in 0..<5 {
            usleep(100_000)
            var pending = sigset_t()
            sigpending(&pending)
            if sigismember(&pending, SIGINT) == 1 { return true }
        }
        return false
    }
}
