#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// What the accessibility blocks of an object return, which iOS 17 added to the accessibility properties.
    ///
    /// Each value is `nil` if the app has set no such block, and on earlier systems. A value of a block counts more
    /// than that of the property. The getter of a block is called only if the object responds to its selector.
    ///
    /// Source: cashapp/AccessibilitySnapshot, `NSObject+AccessibilityAccessor.swift`.
    @MainActor
    struct BlockProperties {
        private(set) var isAccessibilityElement: Bool?
        private(set) var label: String?
        private(set) var value: String?
        private(set) var hint: String?
        private(set) var traits: UIAccessibilityTraits?
        private(set) var identifier: String?
        private(set) var language: String?
        private(set) var userInputLabels: [String]?
        private(set) var elementsHidden: Bool?
        private(set) var isModal: Bool?
        private(set) var isExpanded: Bool?
        private(set) var respondsToUserInteraction: Bool?
        private(set) var groupsChildren: Bool?
        private(set) var elements: [Any]?
        private(set) var containerType: UIAccessibilityContainerType?
        private(set) var frame: CGRect?
        private(set) var path: UIBezierPath?
        private(set) var activationPoint: CGPoint?
        private(set) var actions: [UIAccessibilityCustomAction]?

        /// Creates the properties of an object without blocks.
        init() {}

        /// Calls the blocks of an object, each once.
        init(of object: NSObject) {
            guard #available(iOS 17, tvOS 17, *) else { return }
            func answer<Value>(_ selector: String, _ block: @MainActor () -> Value?) -> Value? {
                object.responds(to: Selector(selector)) ? block() : nil
            }
            isAccessibilityElement = answer("isAccessibilityElementBlock") { object.isAccessibilityElementBlock?() }
            label =
                answer("accessibilityLabelBlock") { object.accessibilityLabelBlock?() }
                ?? answer("accessibilityAttributedLabelBlock") { object.accessibilityAttributedLabelBlock?()?.string }
            value =
                answer("accessibilityValueBlock") { object.accessibilityValueBlock?() }
                ?? answer("accessibilityAttributedValueBlock") { object.accessibilityAttributedValueBlock?()?.string }
            hint =
                answer("accessibilityHintBlock") { object.accessibilityHintBlock?() }
                ?? answer("accessibilityAttributedHintBlock") { object.accessibilityAttributedHintBlock?()?.string }
            traits = answer("accessibilityTraitsBlock") { object.accessibilityTraitsBlock?() }
            identifier = answer("accessibilityIdentifierBlock") { object.accessibilityIdentifierBlock?() }
            language = answer("accessibilityLanguageBlock") { object.accessibilityLanguageBlock?() }
            userInputLabels =
                answer("accessibilityUserInputLabelsBlock") { object.accessibilityUserInputLabelsBlock?() }
                ?? answer("accessibilityAttributedUserInputLabelsBlock") {
                    object.accessibilityAttributedUserInputLabelsBlock?()?.map(\.string)
                }
            elementsHidden = answer("accessibilityElementsHiddenBlock") { object.accessibilityElementsHiddenBlock?() }
            isModal = answer("accessibilityViewIsModalBlock") { object.accessibilityViewIsModalBlock?() }
            if #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) {
                isExpanded = answer("accessibilityExpandedStatusBlock") {
                    object.accessibilityExpandedStatusBlock.flatMap { Element.isExpanded($0()) }
                }
            }
            respondsToUserInteraction = answer("accessibilityRespondsToUserInteractionBlock") {
                object.accessibilityRespondsToUserInteractionBlock?()
            }
            groupsChildren = answer("accessibilityShouldGroupAccessibilityChildrenBlock") {
                object.accessibilityShouldGroupAccessibilityChildrenBlock?()
            }
            elements = answer("accessibilityElementsBlock") { object.accessibilityElementsBlock?() }
            containerType = answer("accessibilityContainerTypeBlock") { object.accessibilityContainerTypeBlock?() }
            frame = answer("accessibilityFrameBlock") { object.accessibilityFrameBlock?() }
            path = answer("accessibilityPathBlock") { object.accessibilityPathBlock?() }
            activationPoint = answer("accessibilityActivationPointBlock") {
                object.accessibilityActivationPointBlock?()
            }
            actions = answer("accessibilityCustomActionsBlock") { object.accessibilityCustomActionsBlock?() }
        }
    }
#endif
