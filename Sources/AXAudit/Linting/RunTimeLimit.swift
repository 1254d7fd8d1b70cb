import AXSyntax

/// The time that custom rules take on all screens of a run. A rule that has used up its time is not checked on the other screens.
///
/// Only screens on which a rule is slow count, so that a rule that is fast everywhere is checked on any number of screens.
package final class RunTimeLimit: RuleTimeLimit {
    private let perScreen: Duration
    private let perRun: Duration
    private let slow: Duration
    /// The time that each rule took on the screens on which it was slow.
    private let times = Lock<[String: Duration]>(initialState: [:])

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - perScreen: The time of a rule on one screen.
    ///   - perRun: The time of a rule on all screens on which it takes longer than `slow`.
    package init(
        perScreen: Duration = .seconds(2), perRun: Duration = .seconds(10), slow: Duration = .milliseconds(50)
    ) {
        self.perScreen = perScreen
        self.perRun = perRun
        self.slow = slow
    }

    package func allowance(for ruleID: String) -> Duration? {
        let time = times.withLock { $0[ruleID] ?? .zero }
        return time < perRun ? perScreen : nil
    }

    package func record(_ time: Duration, of ruleID: String) {
        if time > slow { times.withLock { $0[ruleID, default: .zero] += time } }
    }
}
