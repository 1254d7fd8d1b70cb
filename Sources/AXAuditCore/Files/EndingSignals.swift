import AXSyntax

/// The signals that users and CI systems end a process with.
package enum EndingSignals {
    package static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Does some work during which these signals wait, so that it is done as a whole. They take effect after it.
    ///
    /// The calling thread blocks them; the threads of concurrent work block them always.
    package static func held<Result, Failure>(during work: () throws(Failure) -> Result) throws(Failure) -> Result {
        // The calls of sigsetops(3) fill the sets that they get a pointer to.
        var (signals, previous) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for signal in all { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        return try work()
    }

    /// Whether one of them waits for the end of such work.
    package static var arePending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return all.contains { sigismember(&pending, $0) == 1 }
    }
}
