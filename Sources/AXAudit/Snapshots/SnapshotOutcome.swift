/// What came of holding a screen against its reference.
public enum SnapshotOutcome: Sendable {
    /// Nothing that counts differs.
    case equal
    /// Something differs, and the reference was left as it is.
    case differs(ScreenDifference)
    /// The reference was written; what differed from the one before, if there was one.
    case recorded(ScreenDifference?)
    /// There is no reference, and none may be written.
    case missing
}

extension SnapshotOutcome {
    /// What a report of changes says of a screen that came to this.
    package func difference(of screen: Screen) -> ScreenDifference {
        var result = ScreenDifference(screen: screen.title)
        switch self {
        case .differs(let difference), .recorded(.some(let difference)): return difference
        case .equal: break
        case .recorded(nil): result.remarks = ["the reference was recorded in this run"]
        case .missing: result.remarks = ["there is no reference"]
        }
        let order = Exposure(screen).order
        result.count = order.count
        result.current = .screen(screen, order: order)
        return result
    }
}
