import AXSyntax

/// Measures how long rules and custom expressions take on one screen.
package final class Stopwatch {
    /// The time that has passed since some point in the past.
    package let now: @Sendable () -> TimeSpan
    private(set) var times = RuleTimes()

    init(_ now: @escaping @Sendable () -> TimeSpan) { self.now = now }

    /// Runs the code of a rule, and adds the time that it took.
    func measure(_ rule: String, _ body: () -> Void) {
        let start = now()
        body()
        times.rules[rule, default: .zero] += now() - start
    }

    package func addExpression(_ pattern: String, since start: TimeSpan) {
        times.expressions[pattern, default: .zero] += now() - start
    }
}
