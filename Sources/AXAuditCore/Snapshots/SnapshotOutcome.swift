/// The outcome of comparing a screen with its reference.
package enum SnapshotOutcome: Sendable {
    /// Nothing differs.
    case equal
    /// The screen differs, and the reference was not written.
    case differs(ScreenDifference)
    /// The reference was written, with the differences from the previous one if there was one.
    case recorded(ScreenDifference?)
    /// There is no reference, and the mode does not allow writing one.
    case missing
}

extension SnapshotOutcome {
    /// Returns the differences to show in a report of changes.
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
