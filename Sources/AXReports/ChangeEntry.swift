import AXEngine
import AXSnapshots

/// What a report for people says in one place: one change, or many elements that shifted together.
enum ChangeEntry {
    case change(Change)
    /// Nothing about them differs but their place, by the same distance.
    case shifted([Change], x: Double, y: Double)

    /// From how many on elements that shifted together are one entry: a row that came in pushes down all below it.
    private static let minimumShifted = 3

    /// The entries of changes, in their order.
    static func entries(_ changes: [Change]) -> [ChangeEntry] {
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

    /// How far an element shifted of which nothing else differs.
    private static func shift(_ change: Change) -> (x: Double, y: Double)? {
        guard change.kind == .changed, change.attributes.count == 1, change.attributes[0].name == "frame",
            case .numbers(let from) = change.attributes[0].from, case .numbers(let to) = change.attributes[0].to,
            from.count == 4, to.count == 4, (from[2] - to[2]).magnitude < 0.2, (from[3] - to[3]).magnitude < 0.2
        else { return nil }
        return (to[0] - from[0], to[1] - from[1])
    }
}
