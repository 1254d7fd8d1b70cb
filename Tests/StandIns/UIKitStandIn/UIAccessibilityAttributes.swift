import Foundation

/// The accessibility properties of `NSObject`.
///
/// In UIKit they belong to a category, and subclasses can override them. Members of Swift extensions cannot be
/// overridden, so here `NSObject` has them from a protocol and `UIResponder` declares its own. Only subclasses of
/// `UIResponder` can override them.
///
/// Header: UIKit/UIAccessibility.h and UIKit/UIAccessibilityContainer.h
@preconcurrency @MainActor
public protocol UIAccessibilityAttributes: NSObject {}

extension NSObject: UIAccessibilityAttributes {}

@MainActor
extension UIAccessibilityAttributes {
    private var responder: UIResponder? { self as? UIResponder }

    @preconcurrency public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? false }
        set { responder?.isAccessibilityElement = newValue }
    }
    @preconcurrency public var accessibilityLabel: String? {
        get { responder?.accessibilityLabel }
        set { responder?.accessibilityLabel = newValue }
    }
    @preconcurrency public var accessibilityValue: String? {
        get { responder?.accessibilityValue }
        set { responder?.accessibilityValue = newValue }
    }
    @preconcurrency public var accessibilityHint: String? {
        get { responder?.accessibilityHint }
        set { responder?.accessibilityHint = newValue }
    }
    @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? .none }
        set { responder?.accessibilityTraits = newValue }
    }
    @preconcurrency public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? .zero }
        set { responder?.accessibilityFrame = newValue }
    }
    @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get { responder?.accessibilityActivationPoint ?? .zero }
        set { responder?.accessibilityActivationPoint = newValue }
    }
    @preconcurrency public var accessibilityLanguage: String? {
        get { responder?.accessibilityLanguage }
        set { responder?.accessibilityLanguage = newValue }
    }
    @preconcurrency public var accessibilityElements: [Any]? {
        get { responder?.accessibilityElements }
        set { responder?.accessibilityElements = newValue }
    }
    @preconcurrency public func accessibilityElementCount() -> Int {
        responder?.accessibilityElementCount() ?? NSNotFound
    }
    @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        responder?.accessibilityElement(at: index)
    }
    @preconcurrency public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? false }
        set { responder?.accessibilityElementsHidden = newValue }
    }
    @preconcurrency public var accessibilityViewIsModal: Bool {
        get { responder?.accessibilityViewIsModal ?? false }
        set { responder?.accessibilityViewIsModal = newValue }
    }
    @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder?.accessibilityCustomActions }
        set { responder?.accessibilityCustomActions = newValue }
    }
    @preconcurrency public var accessibilityUserInputLabels: [String]! {
        get { responder?.accessibilityUserInputLabels }
        set { responder?.accessibilityUserInputLabels = newValue }
    }
    @preconcurrency public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { responder?.accessibilityAttributedUserInputLabels }
        set { responder?.accessibilityAttributedUserInputLabels = newValue }
    }
    @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get { responder?.accessibilityAttributedLabel }
        set { responder?.accessibilityAttributedLabel = newValue }
    }
    @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get { responder?.accessibilityAttributedValue }
        set { responder?.accessibilityAttributedValue = newValue }
    }
    @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get { responder?.accessibilityAttributedHint }
        set { responder?.accessibilityAttributedHint = newValue }
    }
    @preconcurrency public var accessibilityPath: UIBezierPath? {
        get { responder?.accessibilityPath }
        set { responder?.accessibilityPath = newValue }
    }
    @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
        get { responder?.accessibilityRespondsToUserInteraction ?? true }
        set { responder?.accessibilityRespondsToUserInteraction = newValue }
    }
    @preconcurrency public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { responder?.accessibilityExpandedStatus ?? .unsupported }
        set { responder?.accessibilityExpandedStatus = newValue }
    }
    @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder?.accessibilityContainerType ?? .none }
        set { responder?.accessibilityContainerType = newValue }
    }
    @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get { responder?.shouldGroupAccessibilityChildren ?? false }
        set { responder?.shouldGroupAccessibilityChildren = newValue }
    }
}
