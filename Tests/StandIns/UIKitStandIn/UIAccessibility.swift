import Foundation

/// The namespace of UIKit's accessibility functions.
///
/// Header: UIKit/UIAccessibility.h
public enum UIAccessibility {
    /// Converts a rectangle from the coordinates of a view to screen coordinates.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let place = view.window?.frame.origin ?? .zero
        return view.convert(rect, to: nil).offsetBy(dx: place.x, dy: place.y)
    }
}
