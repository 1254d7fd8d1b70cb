import AXTree

/// A control whose size and location can be judged, see `ElementView.measurableFrame`.
public struct MeasurableControl: Sendable {
    /// The index of the element in the screen.
    public let index: Int
    /// The frame in points, in screen coordinates.
    public let frame: Rect
}
