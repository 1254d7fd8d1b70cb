/// The events of a scenario in their order.
actor EventRecord<Event: Sendable> {
    /// What has come so far.
    private(set) var events: [Event] = []
    private var lastChange = ContinuousClock.now
    private var hasEnded = false
    /// Why the source of events failed; nil if it did not.
    private(set) var problem: String?

    /// How often it is looked whether something came.
    private static var pause: Duration { .milliseconds(5) }

    func add(_ event: Event) {
        events.append(event)
        lastChange = .now
    }

    /// Nothing more will come.
    func end(_ problem: String?) {
        hasEnded = true
        self.problem = problem
    }

    /// Waits until no event has come for that long from now on, or none can come any more.
    func settle(for quiet: Duration) async {
        lastChange = .now
        while !hasEnded, ContinuousClock.now - lastChange < quiet, !Task.isCancelled {
            try? await Task.sleep(for: Self.pause)
        }
    }
}
