import AXEngine
import AXSnapshots

/// An entry of a report for people: one change, or several elements that moved by the same distance.
package enum ChangeEntry {
    case change(Change)
    /// Elements of which only the origin of the frame changed, all by the same distance.
    case shifted([Change], x: Double, y: Double)

    /// The number of elements from which a common shift is one entry: an inserted row moves every row below it.
    private static let minimumShifted = 3

    /// Returns the entries of changes, in their order.
    package static func entries(_ changes: [Change]) -> [ChangeEntry] {
        var entries: [ChangeEntry] = []
        var run: [Change] = []
        var distance = (x: 0.0, y: 0.0)
        func flush() {
            if run.count >= minimumShifted {
                entries.append(.shifted(run, x: distance.x, y: distance.y))
            } else {
                entries += run.map { .change($0) }
            }
            run = []
        }
        for change in changes {
            guard let shift = shift(change) else {
                flush()
                entries.append(.change(change))
                continue
            }
            if !run.isEmpty, (shift.x - distance.x).magnitude > 0.2 || (shift.y - distance.y).magnitude > 0.2 {
                flush()
            }
            if run.isEmpty { distance = shift }
            run.append(change)
        }
        flush()
        return entries
    }

    /// Returns the distance by which an element moved, or `nil` if anything else changed.
    private static func shift(_ change: Change) -> (x: Double, y: Double)? {
        guard change.kind == .changed, change.attributes.count == 1, change.attributes[0].name == "frame",
            case .numbers(let from) = change.attributes[0].from, case .numbers(let to) = change.attributes[0].to,
            from.count == 4, to.count == 4, (from[2] - to[2]).magnitude < 0.2, (from[3] - to[3]).magnitude < 0.2
        else { return nil }
        return (to[0] - from[0], to[1] - from[1])
    }
}
