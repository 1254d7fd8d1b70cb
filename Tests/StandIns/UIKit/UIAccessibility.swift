import Foundation

/// The functions that UIKit keeps in this namespace.
public enum UIAccessibility {
    /// A rectangle of a view, as seen from the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
