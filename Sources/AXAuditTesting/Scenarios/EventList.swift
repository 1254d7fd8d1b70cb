/// The events that a callback receives on one thread.
final class EventList<Event> {
    var events: [Event] = []
}
