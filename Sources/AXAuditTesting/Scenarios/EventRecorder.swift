/// Records the events of a scenario in their order.
@available(iOS 16, macOS 13, tvOS 16, *)
actor EventRecorder<Event: Sendable> {
    /// The recorded events.
    private(set) var events: [Event] = []
    private var lastChange = ContinuousClock.now
    private var hasEnded = false
    /// The error of the source of events, or `nil` if there was none.
    private(set) var failure: String?

    private static var pollingInterval: Duration { .milliseconds(5) }

    func add(_ event: Event) {
        events.append(event)
        lastChange = .now
    }

    /// Marks the end of the events.
    func end(_ failure: String?) {
        hasEnded = true
        self.failure = failure
    }

    /// Waits until no event was added for this long, or the end of the events.
    func settle(for quiet: Duration) async {
        lastChange = .now
        while !hasEnded, ContinuousClock.now - lastChange < quiet, !Task.isCancelled {
            try? await Task.sleep(for: Self.pollingInterval)
        }
    }
}
