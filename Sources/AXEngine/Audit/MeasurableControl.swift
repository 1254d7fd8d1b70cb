import AXTree

/// A control whose size and location can be judged, see `ElementView.measurableFrame`.
package struct MeasurableControl: Sendable {
    /// The index of the element in the screen.
    package let index: Int
    /// The frame in points, in screen coordinates.
    package let frame: Rect
}
