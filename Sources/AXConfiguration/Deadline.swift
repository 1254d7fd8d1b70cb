/// A point in time by which work has to end.
package struct Deadline: Sendable {
    /// The time that the work was given.
    package let timeLimit: Duration
    private let end: ContinuousClock.Instant

    /// Creates a deadline that is `timeLimit` from now.
    package init(in timeLimit: Duration) {
        self.timeLimit = timeLimit
        end = ContinuousClock.now + timeLimit
    }

    /// Whether the deadline is over.
    package var isOver: Bool { ContinuousClock.now > end }
}
