/// The number of files that are done, on standard error. It is shown on a terminal only, after half a second.
struct Progress: Sendable {
    private let environment: Environment
    private let begin = ContinuousClock.now

    /// Creates progress output, or `nil` if standard error is not a terminal that a person looks at.
    init?(_ environment: Environment) {
        guard environment.isErrorTerminal, environment.variables["CI"] == nil else { return nil }
        self.environment = environment
    }

    private var isDue: Bool { ContinuousClock.now - begin > .milliseconds(500) }

    @Sendable func report(_ done: Int, of count: Int) {
        if isDue { environment.writeProgress("\r\(done) of \(count) files") }
    }

    /// Clears the line.
    func clear() {
        if isDue { environment.writeProgress("\r\u{1B}[K") }
    }
}
