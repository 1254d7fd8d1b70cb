import Foundation

/// The base class of views and view controllers, with the accessibility properties.
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

    public nonisolated override init() { super.init() }
}
