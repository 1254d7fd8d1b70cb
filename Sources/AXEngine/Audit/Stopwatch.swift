/// Measures how long rules and custom expressions take on one screen.
final class Stopwatch {
    /// The time that has passed since some point in the past.
    let now: @Sendable () -> Duration
    private(set) var times = RuleTimes()

    init(_ now: @escaping @Sendable () -> Duration) { self.now = now }

    func addRule(_ id: String, since start: Duration) { times.rules[id, default: .zero] += now() - start }

    func addExpression(_ pattern: String, since start: Duration) {
        times.expressions[pattern, default: .zero] += now() - start
    }
}
