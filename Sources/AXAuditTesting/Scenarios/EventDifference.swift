/// The difference of two lists of events as text.
enum EventDifference {
    /// Returns one line per event: `-` precedes an expected event that is missing, `+` an event that was not expected.
    static func text<Event: Equatable>(_ events: [Event], _ expected: [Event]) -> String {
        var missing: Set<Int> = []
        var unexpected: Set<Int> = []
        for change in events.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): unexpected.insert(offset)
            }
        }
        var lines: [String] = []
        var (expectedIndex, eventIndex) = (0, 0)
        while expectedIndex < expected.count || eventIndex < events.count {
            if missing.contains(expectedIndex) {
                lines.append("- \(name(expected[expectedIndex]))")
                expectedIndex += 1
            } else if unexpected.contains(eventIndex) {
                lines.append("+ \(name(events[eventIndex]))")
                eventIndex += 1
            } else {
                lines.append("  \(name(events[eventIndex]))")
                expectedIndex += 1
                eventIndex += 1
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func name<Event>(_ event: Event) -> String { Escape.terminal("\(event)", limit: 200) }
}
