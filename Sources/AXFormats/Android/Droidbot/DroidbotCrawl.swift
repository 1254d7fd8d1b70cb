import AXTree

/// What droidbot touched in a crawl, and what followed, by state.
package struct DroidbotCrawl: Sendable {
    /// The touches of each state.
    private var touches: [String: [RecordedTouch]] = [:]

    /// The names of the screens that followed a state after anything but a touch, or by themselves.
    private var followers: [String: [String]] = [:]

    private struct RecordedTouch {
        let touch: DroidbotEvent.Touch
        let changed: Bool?
        let opened: String?
    }

    /// Creates a crawl from its events, in their order, and its states.
    package init(_ events: [DroidbotEvent], _ states: [DroidbotState]) {
        let known = Dictionary(states.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let restless = Self.restlessStructures(events, known)
        let effects = Dictionary(
            events.filter { $0.start != $0.stop }.compactMap { event in event.touch?.view.map { ($0.anywhere, 1) } },
            uniquingKeysWith: +)
        func follow(_ start: String, _ stop: String) {
            guard start != stop, let name = known[stop]?.name else { return }
            if followers[start]?.contains(name) != true { followers[start, default: []].append(name) }
        }
        for event in events {
            guard let touch = event.touch else {
                follow(event.start, event.stop)
                continue
            }
            let (start, stop) = (known[event.start], known[event.stop])
            // droidbot touches everything: once, a screen that changes by itself may be in front after it.
            let isCoincidence = !touch.isClickable && touch.view.map { effects[$0.anywhere, default: 0] < 2 } ?? false
            let changed = Self.changed(event, start, stop, restless)
            touches[event.start, default: []].append(
                RecordedTouch(
                    touch: touch, changed: changed == true && isCoincidence ? nil : changed,
                    opened: event.start == event.stop ? nil : stop?.name))
        }
        for (event, next) in zip(events, events.dropFirst()) { follow(event.stop, next.start) }
    }

    /// Returns the names of the screens that followed a screen which was read from a state, after anything but a touch.
    package func followers(of screen: Screen) -> [String] { screen.origin.state.flatMap { followers[$0] } ?? [] }

    /// Returns the structures of the states that change by themselves: droidbot looks at the screen after an event and
    /// again before the next one, and found other texts although nothing happened between, as on a clock.
    private static func restlessStructures(
        _ events: [DroidbotEvent], _ states: [String: DroidbotState]
    ) -> Set<String> {
        var restless: Set<String> = []
        for (event, next) in zip(events, events.dropFirst()) where event.stop != next.start {
            guard let structure = states[event.stop]?.structure, structure == states[next.start]?.structure else {
                continue
            }
            restless.insert(structure)
        }
        return restless
    }

    /// Returns whether the screen changed because of a touch; `nil` if that cannot be said: what was touched belongs to
    /// another app than the activity in front, such as the status bar, a keyboard or an app that was just left, or the
    /// texts of the screen change by themselves.
    private static func changed(
        _ event: DroidbotEvent, _ start: DroidbotState?, _ stop: DroidbotState?, _ restless: Set<String>
    ) -> Bool? {
        if event.start == event.stop { return false }
        if let front = start?.package, let package = event.package, front != package { return nil }
        if let structure = start?.structure, structure == stop?.structure, restless.contains(structure) { return nil }
        return true
    }

    /// Returns the touches of a screen that was read from a state. A touch of a view that the state does not have is
    /// left out: droidbot keeps the first of several states with the same texts, in which views can be elsewhere.
    package func touches(of screen: Screen) -> [Screen.Touch] {
        guard let state = screen.origin.state, let touches = touches[state] else { return [] }
        var exact: [DroidbotEvent.View: Int] = [:]
        var anywhere: [DroidbotEvent.View: [Int]] = [:]
        for index in screen.elements.indices {
            let view = DroidbotEvent.View(screen.elements[index])
            // Of equal views inside each other, the outer one is meant.
            if exact[view] == nil { exact[view] = index }
            anywhere[view.anywhere, default: []].append(index)
        }
        return touches.compactMap { recorded in
            let place: Screen.Touch.Place
            if let view = recorded.touch.view {
                let others = anywhere[view.anywhere] ?? []
                guard let index = exact[view] ?? (others.count == 1 ? others.first : nil) else { return nil }
                place = .element(index)
            } else if let point = recorded.touch.point {
                place = .point(point)
            } else {
                return nil
            }
            return Screen.Touch(place, changed: recorded.changed, opened: recorded.opened)
        }
    }
}
