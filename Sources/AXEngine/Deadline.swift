/// Until when something may take, and how long that was at the beginning.
struct Deadline: Sendable {
    /// The time that was given.
    let allowance: Duration
    private let end: ContinuousClock.Instant

    /// A deadline from now on.
    init(in allowance: Duration) {
        self.allowance = allowance
        end = ContinuousClock.now + allowance
    }

    /// Whether the time is over.
    var isOver: Bool { ContinuousClock.now > end }
}
