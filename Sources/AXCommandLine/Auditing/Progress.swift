/// How many files are done, on standard error: only on a terminal, and only when it takes longer than half a second.
struct Progress: Sendable {
    private let surroundings: Surroundings
    private let begin = ContinuousClock.now

    init?(_ surroundings: Surroundings) {
        guard surroundings.isErrorTerminal, surroundings.variables["CI"] == nil else { return nil }
        self.surroundings = surroundings
    }

    private var isDue: Bool { ContinuousClock.now - begin > .milliseconds(500) }

    @Sendable func report(_ done: Int, of count: Int) {
        if isDue { surroundings.progress("\r\(done) of \(count) files") }
    }

    func clear() {
        if isDue { surroundings.progress("\r\u{1B}[K") }
    }
}
