import Foundation

/// An accessibility element that is not a view.
///
/// Header: UIKit/UIAccessibilityElement.h
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityIdentifier: String?
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        super.init(standIn: ())
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    /// The frame in the space of the container, in screen coordinates, if no other frame was set.
    open override var accessibilityFrame: CGRect {
        get {
            guard super.accessibilityFrame == .zero, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set { super.accessibilityFrame = newValue }
    }
}
