import Foundation

/// The base class of views and view controllers, with the accessibility properties.
///
/// A property without a value of the app's has that of the bundle, if it is loaded. Subclasses say in `bundle…` what
/// the bundle answers, given the value of the app.
///
/// Header: UIKit/UIResponder.h
@preconcurrency @MainActor
open class UIResponder: NSObject, SelectorResponding {
    open var next: UIResponder? { nil }

    private var ownFlag: Bool?
    private var ownLabel: String?
    private var ownValue: String?
    private var ownTraits: UIAccessibilityTraits?
    private var ownFrame: CGRect?
    private var ownElements: [Any]?
    private var ownActivationPoint: CGPoint?
    private var ownResponse: Bool?

    open var isAccessibilityElement: Bool {
        get { AccessibilityBundle.isLoaded ? bundleFlag(ownFlag) : ownFlag ?? false }
        set { ownFlag = newValue }
    }
    open var accessibilityLabel: String? {
        get { AccessibilityBundle.isLoaded ? bundleLabel(ownLabel) : ownLabel }
        set { ownLabel = newValue }
    }
    open var accessibilityValue: String? {
        get { AccessibilityBundle.isLoaded ? bundleValue(ownValue) : ownValue }
        set { ownValue = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibilityBundle.isLoaded ? bundleTraits(ownTraits) : ownTraits ?? .none }
        set { ownTraits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { ownFrame ?? (AccessibilityBundle.isLoaded ? bundleFrame : .zero) }
        set { ownFrame = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { ownElements ?? (AccessibilityBundle.isLoaded ? bundleElements : nil) }
        set { ownElements = newValue }
    }
    /// The centre of the frame if the app sets no other.
    open var accessibilityActivationPoint: CGPoint {
        get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownActivationPoint = newValue }
    }
    /// `true` unless the app says otherwise or the element has the trait `notEnabled`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { ownResponse ?? !accessibilityTraits.contains(.notEnabled) }
        set { ownResponse = newValue }
    }
    open var accessibilityHint: String?
    open var accessibilityLanguage: String?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityPath: UIBezierPath?
    open var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]!
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    /// The blocks of `AccessibilityBlocks` by the name of the property.
    var blocks: [String: Any] = [:]

    /// A container that implements these methods need not set `accessibilityElements`.
    open func accessibilityElementCount() -> Int { 0 }
    open func accessibilityElement(at index: Int) -> Any? { nil }

    /// Not `init()`: that of `NSObject` is not isolated, and so would be those of views, which are.
    public init(standIn: Void) { super.init() }

    public nonisolated func responds(toSelectorNamed name: String) -> Bool {
        MainActor.assumeIsolated { name.hasSuffix("Block") && AccessibilityBlocks.haveGetters }
    }

    // MARK: What the bundle answers

    func bundleFlag(_ own: Bool?) -> Bool { own ?? false }
    func bundleLabel(_ own: String?) -> String? { own }
    func bundleValue(_ own: String?) -> String? { own }
    func bundleTraits(_ own: UIAccessibilityTraits?) -> UIAccessibilityTraits { own ?? .none }
    var bundleFrame: CGRect { .zero }
    var bundleElements: [Any]? { nil }
}
