/// Until when something may take, and how long that was at the beginning.
package struct Deadline: Sendable {
    /// The time that was given.
    package let allowance: Duration
    private let end: ContinuousClock.Instant

    /// A deadline from now on.
    package init(in allowance: Duration) {
        self.allowance = allowance
        end = ContinuousClock.now + allowance
    }

    /// Whether the time is over.
    package var isOver: Bool { ContinuousClock.now > end }
}
