import AXEngine
import AXTree

/// The reference or the current screen as it was compared, for reports that show both.
package enum ComparedSide: Sendable {
    /// A screen, and the indices of the elements that were compared, in reading order.
    case screen(Screen, order: [Int])
    /// The blocks of a text snapshot, in reading order.
    case texts([String])
}
