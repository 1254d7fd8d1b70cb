import AXAuditCore
import AXSyntax

/// The events that a callback receives on any thread.
final class SharedEventList<Event: Sendable>: Sendable {
    private let list = Lock<[Event]>(initialState: [])

    /// The events so far.
    var events: [Event] { list.withLock { $0 } }

    func add(_ event: Event) { list.withLock { $0.append(event) } }
}
