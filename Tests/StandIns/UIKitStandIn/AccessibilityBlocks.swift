import Foundation

/// The accessibility blocks of iOS 17, and that of iOS 18.
///
/// Some systems have the setters of these properties and not the getters, so that reading one raises an exception.
///
/// Header: UIKit/UIAccessibility.h
@preconcurrency @MainActor
public enum AccessibilityBlocks {
    /// Whether objects respond to the getters.
    public static var haveGetters = true
}

@MainActor
extension UIAccessibilityAttributes {
    private func block<Block>(_ selector: String) -> Block? {
        precondition(AccessibilityBlocks.haveGetters, "unrecognized selector \(selector)")
        return (self as? UIResponder)?.blocks[selector] as? Block
    }

    private func store(_ selector: String, _ block: Any?) { (self as? UIResponder)?.blocks[selector] = block }

    @preconcurrency public var isAccessibilityElementBlock: (() -> Bool)? {
        get { block("isAccessibilityElementBlock") }
        set { store("isAccessibilityElementBlock", newValue) }
    }
    @preconcurrency public var accessibilityLabelBlock: (() -> String?)? {
        get { block("accessibilityLabelBlock") }
        set { store("accessibilityLabelBlock", newValue) }
    }
    @preconcurrency public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
        get { block("accessibilityAttributedLabelBlock") }
        set { store("accessibilityAttributedLabelBlock", newValue) }
    }
    @preconcurrency public var accessibilityValueBlock: (() -> String?)? {
        get { block("accessibilityValueBlock") }
        set { store("accessibilityValueBlock", newValue) }
    }
    @preconcurrency public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
        get { block("accessibilityAttributedValueBlock") }
        set { store("accessibilityAttributedValueBlock", newValue) }
    }
    @preconcurrency public var accessibilityHintBlock: (() -> String?)? {
        get { block("accessibilityHintBlock") }
        set { store("accessibilityHintBlock", newValue) }
    }
    @preconcurrency public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
        get { block("accessibilityAttributedHintBlock") }
        set { store("accessibilityAttributedHintBlock", newValue) }
    }
    @preconcurrency public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { block("accessibilityTraitsBlock") }
        set { store("accessibilityTraitsBlock", newValue) }
    }
    @preconcurrency public var accessibilityIdentifierBlock: (() -> String?)? {
        get { block("accessibilityIdentifierBlock") }
        set { store("accessibilityIdentifierBlock", newValue) }
    }
    @preconcurrency public var accessibilityLanguageBlock: (() -> String?)? {
        get { block("accessibilityLanguageBlock") }
        set { store("accessibilityLanguageBlock", newValue) }
    }
    @preconcurrency public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
        get { block("accessibilityUserInputLabelsBlock") }
        set { store("accessibilityUserInputLabelsBlock", newValue) }
    }
    @preconcurrency public var accessibilityAttributedUserInputLabelsBlock: (() -> [NSAttributedString]?)? {
        get { block("accessibilityAttributedUserInputLabelsBlock") }
        set { store("accessibilityAttributedUserInputLabelsBlock", newValue) }
    }
    @preconcurrency public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { block("accessibilityElementsHiddenBlock") }
        set { store("accessibilityElementsHiddenBlock", newValue) }
    }
    @preconcurrency public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { block("accessibilityViewIsModalBlock") }
        set { store("accessibilityViewIsModalBlock", newValue) }
    }
    @preconcurrency public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
        get { block("accessibilityShouldGroupAccessibilityChildrenBlock") }
        set { store("accessibilityShouldGroupAccessibilityChildrenBlock", newValue) }
    }
    @preconcurrency public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
        get { block("accessibilityRespondsToUserInteractionBlock") }
        set { store("accessibilityRespondsToUserInteractionBlock", newValue) }
    }
    @preconcurrency public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
        get { block("accessibilityExpandedStatusBlock") }
        set { store("accessibilityExpandedStatusBlock", newValue) }
    }
    @preconcurrency public var accessibilityElementsBlock: (() -> [Any]?)? {
        get { block("accessibilityElementsBlock") }
        set { store("accessibilityElementsBlock", newValue) }
    }
    @preconcurrency public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
        get { block("accessibilityContainerTypeBlock") }
        set { store("accessibilityContainerTypeBlock", newValue) }
    }
    @preconcurrency public var accessibilityActivationPointBlock: (() -> CGPoint)? {
        get { block("accessibilityActivationPointBlock") }
        set { store("accessibilityActivationPointBlock", newValue) }
    }
    @preconcurrency public var accessibilityFrameBlock: (() -> CGRect)? {
        get { block("accessibilityFrameBlock") }
        set { store("accessibilityFrameBlock", newValue) }
    }
    @preconcurrency public var accessibilityPathBlock: (() -> UIBezierPath?)? {
        get { block("accessibilityPathBlock") }
        set { store("accessibilityPathBlock", newValue) }
    }
    @preconcurrency public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { block("accessibilityCustomActionsBlock") }
        set { store("accessibilityCustomActionsBlock", newValue) }
    }
}
