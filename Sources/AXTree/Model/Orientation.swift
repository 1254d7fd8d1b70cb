/// The orientation of a screen.
package enum Orientation: String, CaseIterable, Sendable {
    /// Higher than wide.
    case portrait
    /// Wider than high.
    case landscape
}
