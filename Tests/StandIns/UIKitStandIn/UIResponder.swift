import Foundation

/// The base class of views and view controllers, with the accessibility properties.
///
/// Header: UIKit/UIResponder.h
@preconcurrency @MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityLanguage: String?
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityUserInputLabels: [String]!

    /// A container that implements these methods need not set `accessibilityElements`.
    open func accessibilityElementCount() -> Int { 0 }
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// Not `init()`: that of `NSObject` is not isolated, and so would be those of views, which are.
    public init(standIn: Void) { super.init() }
}
