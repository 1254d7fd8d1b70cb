/// A point in time by which work has to end.
package struct Deadline: Sendable {
    /// The time that the work was given.
    package let timeLimit: Duration
    private let begin: ContinuousClock.Instant

    /// Creates a deadline that is `timeLimit` from now.
    package init(in timeLimit: Duration) {
        self.timeLimit = timeLimit
        begin = ContinuousClock.now
    }

    /// Whether the deadline is over.
    package var isOver: Bool { elapsed > timeLimit }

    /// The time since it was created.
    package var elapsed: Duration { ContinuousClock.now - begin }
}
