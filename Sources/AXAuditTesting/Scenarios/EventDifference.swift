/// Two lists of events side by side.
enum EventDifference {
    /// A line an event: `-` was expected and did not come, `+` came and was not expected.
    static func text<Event: Equatable>(_ events: [Event], _ expected: [Event]) -> String {
        var lines: [String] = []
        var missing: Set<Int> = []
        var unexpected: Set<Int> = []
        for change in events.difference(from: expected) {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): unexpected.insert(offset)
            }
        }
        var (one, other) = (0, 0)
        while one < expected.count || other < events.count {
            if one < expected.count, missing.contains(one) {
                lines.append("- \(name(expected[one]))")
                one += 1
            } else if other < events.count, unexpected.contains(other) {
                lines.append("+ \(name(events[other]))")
                other += 1
            } else {
                lines.append("  \(name(events[other]))")
                one += 1
                other += 1
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func name<Event>(_ event: Event) -> String { Escape.terminal("\(event)", limit: 200) }
}
