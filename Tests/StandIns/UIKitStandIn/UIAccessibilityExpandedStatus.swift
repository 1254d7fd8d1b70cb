extension UIAccessibility {
    /// Whether an element that shows more is expanded.
    ///
    /// Header: UIKit/UIAccessibilityConstants.h
    public enum ExpandedStatus: Int, Sendable {
        case unsupported
        case expanded
        case collapsed
    }
}
