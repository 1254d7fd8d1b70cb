/// Views of Compose that overlap vertically and are read from one side to the other.
struct ComposeRow {
    /// A stop, or a group of stops that are read together.
    struct Entry {
        let frame: Rect
        let stops: [Int]
    }

    /// The top and the bottom of the strip that all entries have in common.
    private(set) var top: Double
    private(set) var bottom: Double
    private var entries: [Entry]

    init(_ entry: Entry) {
        (top, bottom) = (entry.frame.y, entry.frame.maxY)
        entries = [entry]
    }

    /// Returns whether a frame overlaps the strip.
    func overlaps(_ frame: Rect) -> Bool { max(top, frame.y) < min(bottom, frame.maxY) }

    mutating func add(_ entry: Entry) {
        (top, bottom) = (max(top, entry.frame.y), min(bottom, entry.frame.maxY))
        entries.append(entry)
    }

    /// Returns the stops from one side to the other. Of two entries at one place, the one that is drawn first is first.
    func stops(isMirrored: Bool) -> [Int] {
        func edges(_ frame: Rect) -> (start: Double, end: Double) {
            isMirrored ? (-frame.maxX, -frame.x) : (frame.x, frame.maxX)
        }
        return entries.enumerated()
            .sorted { one, other in
                let (first, second) = (one.element.frame, other.element.frame)
                let (a, b) = (edges(first), edges(second))
                return (a.start, first.y, first.maxY, a.end, one.offset)
                    < (b.start, second.y, second.maxY, b.end, other.offset)
            }
            .flatMap(\.element.stops)
    }
}
