/// The events that a callback hears of on one thread.
final class EventList<Event> {
    var events: [Event] = []
}
